import type { Database } from '../../platform/database/connect';
import { findRowsById } from '../../platform/database/rows';
import { users } from './table';

/** Adds to each record the name and username of its author. */
export const withAuthors = async <R extends { _user: string }>(tx: Database, rows: R[]) => {
  const ids = rows.map(({ _user }) => _user);
  const authors = await findRowsById(tx, users, ids);
  return rows.map((row) => {
    const { name = '', username = '' } = authors.get(row._user) ?? {};
    return { ...row, author: { name, username } };
  });
};
