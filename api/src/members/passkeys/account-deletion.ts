import { eq } from 'drizzle-orm';
import type { AccountDeletionStep } from '../../platform/account-deletion';
import { passkeys } from './table';

/** Deletes the passkeys with the account. */
export const passkeyDeletionStep: AccountDeletionStep = {
  name: 'passkeys',
  run: async (tx, user, why) => {
    if (why === 'WITHDRAWN' || why === 'DELETED') await tx.delete(passkeys).where(eq(passkeys._user, user));
  },
};
