import { isNull } from 'drizzle-orm';
import { defineTrashKind } from '../platform/trash/kinds';
import { defineRecordKind } from '../platform/trash/record-kind';
import { levels } from './levels/table';
import { notifications } from './notifications/table';
import { questions } from './questions/table';
import { terms } from './terms/table';
import { anonymiseUser } from './users/anonymise';
import { users } from './users/table';

/** Purging anonymises a user; the row stays but cannot be restored. */
export const userTrash = defineTrashKind({
  table: users,
  title: ['name', 'username'],
  where: isNull(users.purgedAt),
  purge: anonymiseUser,
});
export const notificationTrash = defineTrashKind({ table: notifications, title: ['subject'] });
export const levelTrash = defineRecordKind({ resource: 'levels', table: levels, title: ['name'] });
export const termsTrash = defineRecordKind({ resource: 'terms', table: terms, title: ['title'] });
export const questionTrash = defineRecordKind({
  resource: 'questions',
  table: questions,
  title: ['subject'],
  user: ({ _user }) => _user,
});
