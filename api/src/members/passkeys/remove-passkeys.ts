import { eq } from 'drizzle-orm';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import type { Caller } from '../../platform/http/serve';
import type { Messenger } from '../messages/messenger';
import { notifySecondFactorChange } from '../users/notify-account-changes';
import { passkeys } from './table';

/** Removes all passkeys of a user, who is told of each; resolves to their number. */
export const removePasskeys = async (tx: Database, messenger: Messenger, user: string, caller: Caller) => {
  const removed = await tx.delete(passkeys).where(eq(passkeys._user, user)).returning({ _id: passkeys._id });
  for (const { _id: target } of removed) {
    await writeAudit(tx, caller, { action: 'DELETE', resource: 'passkeys', target });
    await notifySecondFactorChange(tx, messenger, 'passkey.removed', { user, target });
  }
  return removed.length;
};
