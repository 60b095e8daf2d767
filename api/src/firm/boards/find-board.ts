import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AccessTokenPayload } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { prepareFindRow } from '../../platform/database/rows';
import { boards } from './table';
import { isPublic, isReadableByMember, isVisible } from './visibility';

/** Creates a function that returns a visible post which a user, or a visitor, may read; undefined if there is none. */
export const createFindBoard = (db: Database) => {
  const prepare = (reader: string, isReadable?: SQL) =>
    prepareFindRow(
      db,
      boards,
      `boards_for_${reader}`,
      and(eq(boards._id, sql.placeholder('id')), isVisible, isReadable),
    );
  const forVisitor = prepare('visitor', isPublic);
  const forMember = prepare('member', isReadableByMember(sql.placeholder('user')));
  const forConsole = prepare('console');

  return (id: string, user: AccessTokenPayload | null) => {
    if (user?.scope.includes('console')) return forConsole({ id });
    return user ? forMember({ id, user: user.sub }) : forVisitor({ id });
  };
};
