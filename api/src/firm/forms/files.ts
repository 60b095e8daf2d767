import { eq } from 'drizzle-orm';
import { type contract, maxFormFiles } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { readDocument } from '../../platform/documents/documents';
import type { Files } from '../../platform/files/files';
import { stampUpdate } from '../../platform/http/crud-types';
import { throwApiError } from '../../platform/http/errors';
import type { Caller, Handlers } from '../../platform/http/serve';
import { toFormWithConsents } from './consents';
import { type FormOwnership, lockOwnForm, lockReceivedForm, type OwnForms } from './form-ownership';
import { type FormRow, forms } from './table';

type FileRoutes = Pick<typeof contract.forms, 'thumb' | 'removeThumb' | 'files' | 'addFile' | 'removeFile'>;

interface Options {
  db: Database;
  files: Files;
  ownership: FormOwnership;
}

const resource = 'forms';

/** Locks a received form that accepts files: consultations only if the setting allows it. */
const lockFormAcceptingFiles = async (tx: Database, id: string, own: OwnForms) => {
  const form = await lockReceivedForm(tx, id, own);
  if (form.code === 'consult' && !(await readDocument(tx, 'setting')).value.consultFiles) throwApiError('wrong_state');
  return form;
};

/** Handlers of the sender's attachments, which only the sender and the console can read. */
export const createFileHandlers = ({ db, files, ownership }: Options): Handlers<FileRoutes> => {
  const updateForm = async (
    tx: Database,
    { _id }: FormRow,
    attachments: Partial<Pick<FormRow, 'thumb' | 'files'>>,
    caller: Caller,
  ) => {
    const stamps = stampUpdate(forms, caller);
    const [form] = await tx
      .update(forms)
      .set({ ...attachments, ...stamps })
      .where(eq(forms._id, _id))
      .returning();
    return form ?? throwApiError('not_found');
  };

  return {
    thumb: async ({ params, file, ...caller }) => {
      const own = await ownership.resolve(caller);
      await db.transaction((tx) => lockFormAcceptingFiles(tx, params.id, own));
      return files.storeWith(file, { kind: 'private', user: caller.user }, async (tx, thumb) => {
        const before = await lockReceivedForm(tx, params.id, own);
        await files.attach(tx, thumb._id, { resource, id: before._id, slot: 'thumb' });
        if (before.thumb) await files.release(tx, [before.thumb._id]);
        return { form: await toFormWithConsents(tx, await updateForm(tx, before, { thumb }, caller)) };
      });
    },

    removeThumb: async ({ params, ...caller }) => {
      const own = await ownership.resolve(caller);
      await db.transaction(async (tx) => {
        const before = await lockReceivedForm(tx, params.id, own);
        if (!before.thumb) throwApiError('not_found');
        await files.release(tx, [before.thumb._id]);
        await updateForm(tx, before, { thumb: null }, caller);
      });
    },

    files: async ({ params, query: { page, limit }, ...caller }) => {
      const own = await ownership.resolve(caller);
      const { files: attached } = await db.transaction((tx) => lockOwnForm(tx, params.id, own));
      return { files: attached.slice((page - 1) * limit, page * limit), total: attached.length, page, limit };
    },

    addFile: async ({ params, file, ...caller }) => {
      const own = await ownership.resolve(caller);
      await db.transaction((tx) => lockFormAcceptingFiles(tx, params.id, own));
      return files.storeWith(file, { kind: 'private', user: caller.user }, async (tx, added) => {
        const before = await lockReceivedForm(tx, params.id, own);
        if (before.files.length >= maxFormFiles) throwApiError('too_many', { values: { limit: maxFormFiles } });
        await files.attach(tx, added._id, { resource, id: before._id, slot: 'files' });
        await updateForm(tx, before, { files: [...before.files, added] }, caller);
        return { file: added };
      });
    },

    removeFile: async ({ params, ...caller }) => {
      const own = await ownership.resolve(caller);
      await db.transaction(async (tx) => {
        const before = await lockReceivedForm(tx, params.id, own);
        const remaining = before.files.filter(({ _id }) => _id !== params.file);
        if (remaining.length === before.files.length) throwApiError('not_found');
        await files.release(tx, [params.file]);
        await updateForm(tx, before, { files: remaining }, caller);
      });
    },
  };
};
