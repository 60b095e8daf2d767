import { pick, type trashed } from 'shared/contract';
import { boards } from '../../firm/boards/table';
import { notifications } from '../../members/notifications/table';
import { users } from '../../members/users/table';

export type Kind = (typeof trashed)[number];

/** Tables whose records are put aside when they are deleted. */
export const kinds = {
  boards: { table: boards, title: (row: object) => pick((row as typeof boards.$inferSelect).subject, 'ko') },
  users: { table: users, title: (row: object) => (row as typeof users.$inferSelect).username },
  notifications: {
    table: notifications,
    title: (row: object) => pick((row as typeof notifications.$inferSelect).subject, 'ko'),
  },
};

export const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

/** How long a deleted record can be brought back. */
export const keptDays = 30;
