import { type contract, type FileRef, maxFormFiles } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { readDocument } from '../../platform/documents/documents';
import type { Files } from '../../platform/files/files';
import { throwApiError } from '../../platform/http/errors';
import { updateRecord } from '../../platform/http/records';
import type { Handlers, RouteInput } from '../../platform/http/serve';
import type { IncomingFile } from '../../platform/http/upload';
import { completeForm } from './complete-form';
import { type FormOwnership, lockOwnForm, lockReceivedForm, type OwnForms, type Sender } from './form-ownership';
import { type FormRow, forms } from './table';

type FileRoutes = Pick<typeof contract.forms, 'thumb' | 'removeThumb' | 'files' | 'addFile' | 'removeFile'>;

interface Options {
  db: Database;
  files: Files;
  ownership: FormOwnership;
}

interface Upload extends Sender {
  params: { id: string };
  file: IncomingFile;
}

const resource = 'forms';

/** Locks a received form that accepts files: consultations only if the setting allows it. */
const lockFormAcceptingFiles = async (tx: Database, id: string, ownForms: OwnForms) => {
  const form = await lockReceivedForm(tx, id, ownForms);
  if (form.code === 'consult' && !(await readDocument(tx, 'setting')).value.consultFiles) throwApiError('wrong_state');
  return form;
};

/** Handlers of the sender's attachments, which only the sender and the console can read. */
export const createFileHandlers = ({ db, files, ownership }: Options): Handlers<FileRoutes> => {
  const assertMayUpload = async ({ params, ...caller }: Pick<Upload, 'params' | 'user' | 'request'>) => {
    const ownForms = await ownership.resolve(caller);
    await db.transaction((tx) => lockFormAcceptingFiles(tx, params.id, ownForms));
  };

  /** Stores an upload and runs `act` with the locked form, which is checked again. */
  const storeFile = async <T>(
    { params, file, ...caller }: Upload,
    act: (tx: Database, before: FormRow, added: FileRef) => Promise<T>,
  ) => {
    const ownForms = await ownership.resolve(caller);
    return files.storeWith(file, { kind: 'private', user: caller.user }, async (tx, added) =>
      act(tx, await lockReceivedForm(tx, params.id, ownForms), added),
    );
  };

  /** Runs `act` with the locked form. */
  const changeForm = async (caller: Sender, id: string, act: (tx: Database, before: FormRow) => Promise<unknown>) => {
    const ownForms = await ownership.resolve(caller);
    await db.transaction(async (tx) => {
      await act(tx, await lockReceivedForm(tx, id, ownForms));
    });
  };

  const thumb = (input: RouteInput<FileRoutes['thumb']>) =>
    storeFile(input, async (tx, before, added) => {
      await files.attach(tx, added._id, { resource, id: before._id, slot: 'thumb' });
      if (before.thumb) await files.release(tx, [before.thumb._id]);
      const form = await updateRecord(tx, forms, before._id, { thumb: added }, input);
      return { form: await completeForm(tx, form) };
    });

  const addFile = (input: RouteInput<FileRoutes['addFile']>) =>
    storeFile(input, async (tx, before, added) => {
      if (before.files.length >= maxFormFiles) throwApiError('too_many', { values: { limit: maxFormFiles } });
      await files.attach(tx, added._id, { resource, id: before._id, slot: 'files' });
      await updateRecord(tx, forms, before._id, { files: [...before.files, added] }, input);
      return { file: added };
    });

  return {
    thumb: Object.assign(thumb, { assertMayUpload }),

    removeThumb: ({ params, ...caller }) =>
      changeForm(caller, params.id, async (tx, before) => {
        if (!before.thumb) throwApiError('not_found');
        await files.release(tx, [before.thumb._id]);
        await updateRecord(tx, forms, before._id, { thumb: null }, caller);
      }),

    files: async ({ params, query: { page, limit }, ...caller }) => {
      const ownForms = await ownership.resolve(caller);
      const { files: attached } = await db.transaction((tx) => lockOwnForm(tx, params.id, ownForms));
      return { files: attached.slice((page - 1) * limit, page * limit), total: attached.length, page, limit };
    },

    addFile: Object.assign(addFile, { assertMayUpload }),

    removeFile: ({ params, ...caller }) =>
      changeForm(caller, params.id, async (tx, before) => {
        const remaining = before.files.filter(({ _id }) => _id !== params.file);
        if (remaining.length === before.files.length) throwApiError('not_found');
        await files.release(tx, [params.file]);
        await updateRecord(tx, forms, before._id, { files: remaining }, caller);
      }),
  };
};
