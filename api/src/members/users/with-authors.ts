import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { users } from './table';

/** Adds to each record the name and username of its author. */
export const withAuthors = async <R extends { _user: string }>(tx: Database, rows: R[]) => {
  const ids = [...new Set(rows.map(({ _user }) => _user))];
  const known = ids.length
    ? await tx
        .select({ _id: users._id, name: users.name, username: users.username })
        .from(users)
        .where(inArray(users._id, ids))
    : [];
  const authors = new Map(known.map(({ _id, ...author }) => [_id, author]));
  return rows.map((row) => ({ ...row, author: authors.get(row._user) ?? { name: '', username: '' } }));
};
