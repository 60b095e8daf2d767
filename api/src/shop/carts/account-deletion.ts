import { eq } from 'drizzle-orm';
import type { AccountDeletionStep } from '../../platform/account-deletion';
import { carts } from './table';

/** Deletes the cart with the account. Likes and reviews stay without a name. */
export const cartDeletionStep: AccountDeletionStep = {
  name: 'carts',
  run: async (tx, user, why) => {
    if (why === 'WITHDRAWN' || why === 'DELETED') await tx.delete(carts).where(eq(carts._user, user));
  },
};
