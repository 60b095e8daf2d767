import { eq } from 'drizzle-orm';
import type { AccountDeletionStep } from '../../platform/account-deletion';
import { bookmarks } from './table';

/** Deletes the bookmarks with the account. */
export const bookmarkDeletionStep: AccountDeletionStep = {
  name: 'bookmarks',
  run: async (tx, user, why) => {
    if (why === 'WITHDRAWN' || why === 'DELETED') await tx.delete(bookmarks).where(eq(bookmarks._user, user));
  },
};
