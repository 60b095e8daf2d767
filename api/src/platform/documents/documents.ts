import { eq, sql } from 'drizzle-orm';
import { writeAudit } from '../audit/write';
import type { Database } from '../database/connect';
import { adoptFiles } from '../files/adopt';
import { now } from '../http/columns';
import { fail } from '../http/errors';
import { refuseStale } from '../http/handlers';
import type { Caller } from '../http/serve';
import { type DocumentKey, type Documents, documents } from './table';

interface Stored<K extends DocumentKey> {
  value: Documents[K];
  /** 0 until it is written for the first time. */
  version: number;
  updatedAt: string;
  updatedBy: string | null;
}

/** A document, or `empty` where none is stored yet; without `empty` that is a 404. */
export const readDocument = async <K extends DocumentKey>(
  db: Database,
  key: K,
  empty?: Documents[K],
): Promise<Stored<K>> => {
  const [row] = await db.select().from(documents).where(eq(documents.key, key));
  // The value under a key has the type of the key.
  if (row) return row as unknown as Stored<K>;
  return { value: empty ?? fail('not_found'), version: 0, updatedAt: now(), updatedBy: null };
};

/** Replaces a document in the transaction that has read it. */
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

/** So that the audit of an object names what changed in it. */
const asRecord = (key: DocumentKey, value: object) => (Array.isArray(value) ? { [key]: value } : value);

/** Writers of one document wait for each other; also of one that is not there yet. */
export const lockDocument = (tx: Database, key: DocumentKey) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`documents:${key}`}))`);

interface Options<K extends DocumentKey, Given> {
  /** What is answered while nothing is stored. */
  empty?: Documents[K];
  write: (given: Given, current: Documents[K], tx: Database) => Documents[K] | Promise<Documents[K]>;
}

type Body<K extends DocumentKey, Given> = { [P in K]: Given } & { version: number };

/** The two handlers of a resource that is one document under its own name. */
export const documentHandlers = <K extends DocumentKey, Given>(
  db: Database,
  key: K,
  { empty, write }: Options<K, Given>,
) => {
  const answer = ({ value, version }: { value: Documents[K]; version: number }) =>
    ({ [key]: value, version }) as { [P in K]: Documents[P] } & { version: number };

  return {
    get: async () => answer(await readDocument(db, key, empty)),

    update: ({ body, ...caller }: Caller & { body: Body<K, Given> }) =>
      db.transaction(async (tx) => {
        await lockDocument(tx, key);
        // Whoever may write the document may also begin it.
        const current = await readDocument(tx, key, empty ?? ({} as Documents[K]));
        if (current.version !== body.version) await refuseStale(tx, answer(current), current);
        const value = await write(body[key], current.value, tx);
        return answer(await writeDocument(tx, key, current, value, caller));
      }),
  };
};
