import { eq } from 'drizzle-orm';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import type { Caller } from '../../platform/http/serve';
import { passkeys } from './table';

/** Removes all passkeys of a user; resolves to their number. */
export const removePasskeys = async (tx: Database, user: string, caller: Caller) => {
  const removed = await tx.delete(passkeys).where(eq(passkeys._user, user)).returning({ _id: passkeys._id });
  for (const { _id } of removed) await writeAudit(tx, caller, { action: 'DELETE', resource: 'passkeys', target: _id });
  return removed.length;
};
