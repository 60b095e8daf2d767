import { eq } from 'drizzle-orm';
import { type contract, formFileCount } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { readDocument } from '../../platform/documents/documents';
import type { Files } from '../../platform/files/files';
import { fail } from '../../platform/http/errors';
import type { Caller, Handlers } from '../../platform/http/serve';
import { touched } from '../../platform/http/tables';
import { withItsConsents } from './consents';
import { lockOwn, lockReceived, type Own, type Ownership } from './ownership';
import { type FormRow, forms } from './table';

type Parts = Pick<typeof contract.forms, 'thumb' | 'removeThumb' | 'files' | 'addFile' | 'removeFile'>;

interface Options {
  db: Database;
  files: Files;
  ownership: Ownership;
}

const resource = 'forms';

/** Received, and of a kind that takes files now. */
const lockTaking = async (tx: Database, id: string, own: Own) => {
  const form = await lockReceived(tx, id, own);
  if (form.code === 'consult' && !(await readDocument(tx, 'setting')).value.consultFiles) fail('wrong_state');
  return form;
};

/** What a sender attaches; none of it leaves to anybody but them and the console. */
export const partHandlers = ({ db, files, ownership: { own } }: Options): Handlers<Parts> => {
  const change = async (
    tx: Database,
    { _id }: FormRow,
    parts: Partial<Pick<FormRow, 'thumb' | 'files'>>,
    caller: Caller,
  ) => {
    const stamps = touched(forms, caller);
    const [form] = await tx
      .update(forms)
      .set({ ...parts, ...stamps })
      .where(eq(forms._id, _id))
      .returning();
    return form ?? fail('not_found');
  };

  return {
    thumb: async ({ params, file, ...caller }) => {
      const mine = await own(caller);
      await db.transaction((tx) => lockTaking(tx, params.id, mine));
      return files.add(file, { kind: 'private', user: caller.user }, async (tx, thumb) => {
        const before = await lockReceived(tx, params.id, mine);
        await files.attach(tx, thumb._id, { resource, id: before._id, slot: 'thumb' });
        if (before.thumb) await files.release(tx, [before.thumb._id]);
        return { form: await withItsConsents(tx, await change(tx, before, { thumb }, caller)) };
      });
    },

    removeThumb: async ({ params, ...caller }) => {
      const mine = await own(caller);
      await db.transaction(async (tx) => {
        const before = await lockReceived(tx, params.id, mine);
        if (!before.thumb) fail('not_found');
        await files.release(tx, [before.thumb._id]);
        await change(tx, before, { thumb: null }, caller);
      });
    },

    files: async ({ params, query: { page, limit }, ...caller }) => {
      const mine = await own(caller);
      const { files: all } = await db.transaction((tx) => lockOwn(tx, params.id, mine));
      return { files: all.slice((page - 1) * limit, page * limit), total: all.length, page, limit };
    },

    addFile: async ({ params, file, ...caller }) => {
      const mine = await own(caller);
      await db.transaction((tx) => lockTaking(tx, params.id, mine));
      return files.add(file, { kind: 'private', user: caller.user }, async (tx, added) => {
        const before = await lockReceived(tx, params.id, mine);
        if (before.files.length >= formFileCount) fail('too_many', { values: { limit: formFileCount } });
        await files.attach(tx, added._id, { resource, id: before._id, slot: 'files' });
        await change(tx, before, { files: [...before.files, added] }, caller);
        return { file: added };
      });
    },

    removeFile: async ({ params, ...caller }) => {
      const mine = await own(caller);
      await db.transaction(async (tx) => {
        const before = await lockReceived(tx, params.id, mine);
        const rest = before.files.filter(({ _id }) => _id !== params.file);
        if (rest.length === before.files.length) fail('not_found');
        await files.release(tx, [params.file]);
        await change(tx, before, { files: rest }, caller);
      });
    },
  };
};
