import { and, arrayContains, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { UserRow, userStatuses } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { answerList, type ListQuery } from '../../platform/http/list';
import { hasWords } from '../../platform/http/pieces';
import { rowOf } from './show';
import { type User, users } from './table';

type Status = (typeof userStatuses)[number];

export interface UserQuery extends ListQuery {
  status?: Status | undefined;
  type?: 'PERSON' | 'COMPANY' | undefined;
  role?: 'SELLER' | 'BUYER' | 'ADMIN' | 'BIDDER' | undefined;
  _level?: string | undefined;
  waiting?: 'true' | 'false' | undefined;
}

const digits = (q: string) => q.replace(/[\s-]/g, '');

/** In the words of its index. */
const words = sql`member_words(${users.username}, ${users.name}, ${users.nameEn}, ${users.email}, ${users.phone}, ${users.company})`;

/** By name, username, address, company or business number, however the number is written. */
const matching = (q: string): SQL | undefined => {
  const number = digits(q);
  return or(and(...hasWords(words, q)), /^\d{4,}$/.test(number) ? and(...hasWords(words, number)) : undefined);
};

/** Without a filter of their own the withdrawn are left out: they have a list of theirs. */
export const listUsers = <Shown = UserRow>(
  db: Database,
  query: UserQuery,
  show: (user: User) => Shown = rowOf as (user: User) => Shown,
) => {
  const { q, role, waiting, status, ...rest } = query;
  return answerList(db, users, {
    query: rest,
    many: 'users',
    where: and(
      isNull(users.deletedAt),
      status ? eq(users.status, status) : sql`${users.status} <> 'WITHDRAWN'`,
      role ? arrayContains(users.roles, [role]) : undefined,
      waiting ? eq(users.waiting, waiting === 'true') : undefined,
      q ? matching(q) : undefined,
    ),
    // Whoever waits longest comes first.
    ...(waiting === 'true' ? { order: [asc(users.updatedAt), asc(users._id)] } : {}),
    show,
  });
};
