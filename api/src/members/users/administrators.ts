import { and, arrayContains, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import { type User, users } from './table';

const administers = ({ roles, status, deletedAt }: Pick<User, 'roles' | 'status' | 'deletedAt'>) =>
  roles.includes('ADMIN') && status === 'ACTIVE' && deletedAt === null;

/**
 * `by` is null where somebody decides about themselves alone, as by leaving.
 * Nobody takes the console away from themselves, and the last who has it keeps it (C-9). Whoever removes an
 * administrator waits for others who do, so that two cannot remove each other at the same time.
 */
export const keepAdministrators = async (
  tx: Database,
  before: User,
  after: Pick<User, 'roles' | 'status' | 'deletedAt'>,
  by: string | null,
) => {
  if (!administers(before) || administers(after)) return;
  if (before._id === by) fail('own_account');
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('administrators'))`);
  const others = and(
    arrayContains(users.roles, ['ADMIN']),
    eq(users.status, 'ACTIVE'),
    isNull(users.deletedAt),
    ne(users._id, before._id),
  );
  if ((await tx.$count(users, others)) === 0) fail('last_administrator');
};
