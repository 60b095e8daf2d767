import { and, arrayContains, asc, eq, isNull, sql } from 'drizzle-orm';
import type { UserRow } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { matchesNgramsOrNumber } from '../../platform/database/ngrams';
import { type ListQuery, listRecords } from '../../platform/http/list-records';
import { toUserRow } from './serialise';
import { type User, users } from './table';

export interface UserQuery extends ListQuery {
  status?: User['status'] | undefined;
  type?: User['type'] | undefined;
  role?: User['roles'][number] | undefined;
  _level?: string | undefined;
  waiting?: 'true' | 'false' | undefined;
}

/** The expression of the search index: name, username, address, company and numbers. */
const searchText = sql`member_words(${users.username}, ${users.name}, ${users.nameEn}, ${users.email}, ${users.phone}, ${users.company})`;

/** Lists users. Withdrawn ones are included only if the query asks for that status. */
export const listUsers = <Row = UserRow>(
  db: Database,
  query: UserQuery,
  show: (user: User) => Row = toUserRow as (user: User) => Row,
) => {
  const { q, role, waiting, status, ...rest } = query;
  return listRecords(db, users, {
    query: rest,
    many: 'users',
    where: and(
      isNull(users.deletedAt),
      status ? eq(users.status, status) : sql`${users.status} <> 'WITHDRAWN'`,
      role ? arrayContains(users.roles, [role]) : undefined,
      waiting ? eq(users.waiting, waiting === 'true') : undefined,
      q ? matchesNgramsOrNumber(searchText, q) : undefined,
    ),
    // The oldest application first.
    ...(waiting === 'true' ? { order: [asc(users.updatedAt), asc(users._id)] } : {}),
    show,
  });
};
