import { and, arrayContains, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { UserRow } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { matchesNgrams } from '../../platform/database/ngrams';
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

/** The expression of the search index. */
const searchText = sql`member_words(${users.username}, ${users.name}, ${users.nameEn}, ${users.email}, ${users.phone}, ${users.company})`;

/** Searches name, username, address, company and numbers; spaces and hyphens in numbers are ignored. */
const matchesSearch = (q: string): SQL | undefined => {
  const number = q.replace(/[\s-]/g, '');
  return or(
    and(...matchesNgrams(searchText, q)),
    /^\d{4,}$/.test(number) ? and(...matchesNgrams(searchText, number)) : undefined,
  );
};

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
      q ? matchesSearch(q) : undefined,
    ),
    // The oldest application first.
    ...(waiting === 'true' ? { order: [asc(users.updatedAt), asc(users._id)] } : {}),
    show,
  });
};
