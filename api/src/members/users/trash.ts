import { isNull } from 'drizzle-orm';
import { defineTrashKind } from '../../platform/trash/kinds';
import { anonymiseUser } from './anonymise';
import { users } from './table';

/** Purging anonymises a user; the row stays but cannot be restored. */
export const userTrash = defineTrashKind({
  table: users,
  title: ({ username }) => username,
  where: isNull(users.purgedAt),
  purge: anonymiseUser,
});
