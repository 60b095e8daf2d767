import { asc, eq } from 'drizzle-orm';
import type { Passkey } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { passkeys, type StoredPasskey } from './table';

/** The passkeys of a user, in the order in which they were added. */
export const listPasskeys = (db: Database, user: string) =>
  db.select().from(passkeys).where(eq(passkeys._user, user)).orderBy(asc(passkeys._id));

/** A passkey without its keys. */
export const toPasskey = ({ _id, name, backedUp, createdAt, lastUsedAt }: StoredPasskey): Passkey => ({
  _id,
  name,
  backedUp,
  createdAt,
  lastUsedAt,
});
