import { eq, sql } from 'drizzle-orm';
import { writeAudit } from '../audit/write-audit';
import { now } from '../database/columns';
import type { Database } from '../database/connect';
import { adoptFiles } from '../files/adopt-files';
import { throwStale } from '../http/crud-handlers';
import { throwApiError } from '../http/errors';
import type { Caller } from '../http/serve';
import { type DocumentKey, type Documents, documents } from './table';

interface Stored<K extends DocumentKey> {
  value: Documents[K];
  /** 0 if it was never written. */
  version: number;
  updatedAt: string;
  updatedBy: string | null;
}

/** Reads a document. Returns `empty` if none is stored; throws `not_found` if `empty` is not given. */
export const readDocument = async <K extends DocumentKey>(
  db: Database,
  key: K,
  empty?: Documents[K],
): Promise<Stored<K>> => {
  const [row] = await db.select().from(documents).where(eq(documents.key, key));
  // The type of the value depends on the key.
  if (row) return row as unknown as Stored<K>;
  return { value: empty ?? throwApiError('not_found'), version: 0, updatedAt: now(), updatedBy: null };
};

/** Replaces a document, in the transaction that has read it. */
export const writeDocument = async <K extends DocumentKey>(
  tx: Database,
  key: K,
  { value: before, version }: Stored<K>,
  value: Documents[K],
  caller: Caller,
) => {
  const written = { value, version: version + 1, updatedAt: now(), updatedBy: caller.user?.sub ?? null };
  await tx
    .insert(documents)
    .values({ key, ...written })
    .onConflictDoUpdate({ target: documents.key, set: written });
  await adoptFiles(tx, key, key, [value]);
  const action = version === 0 ? 'CREATE' : 'UPDATE';
  await writeAudit(tx, caller, { action, resource: key, before: asRecord(key, before), after: asRecord(key, value) });
  return written;
};

/** For the audit: lists are wrapped, so that the changed fields have names. */
const asRecord = (key: DocumentKey, value: object) => (Array.isArray(value) ? { [key]: value } : value);

/** Locks a document until the end of the transaction, also one that does not exist yet. */
export const lockDocument = (tx: Database, key: DocumentKey) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`documents:${key}`}))`);

interface Options<K extends DocumentKey, Input> {
  /** Returned while nothing is stored. */
  empty?: Documents[K];
  write: (input: Input, current: Documents[K], tx: Database, caller: Caller) => Documents[K] | Promise<Documents[K]>;
}

type Body<K extends DocumentKey, Input> = { [P in K]: Input } & { version: number };

/** Creates the handlers of a resource that is a single document, named by `key` in the answers. */
export const documentHandlers = <K extends DocumentKey, Input>(
  db: Database,
  key: K,
  { empty, write }: Options<K, Input>,
) => {
  const toResponse = ({ value, version }: { value: Documents[K]; version: number }) =>
    ({ [key]: value, version }) as { [P in K]: Documents[P] } & { version: number };

  return {
    get: async () => toResponse(await readDocument(db, key, empty)),

    update: ({ body, ...caller }: Caller & { body: Body<K, Input> }) =>
      db.transaction(async (tx) => {
        await lockDocument(tx, key);
        // Writers may also create the document.
        const current = await readDocument(tx, key, empty ?? ({} as Documents[K]));
        if (current.version !== body.version) throwStale(toResponse(current), current);
        const value = await write(body[key], current.value, tx, caller);
        return toResponse(await writeDocument(tx, key, current, value, caller));
      }),
  };
};
