import { and, arrayContains, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';
import { type User, users } from './table';

const isActiveAdministrator = ({ roles, status, deletedAt }: Pick<User, 'roles' | 'status' | 'deletedAt'>) =>
  roles.includes('ADMIN') && status === 'ACTIVE' && deletedAt === null;

/** Condition: an active administrator. */
export const isAdministrator = and(
  arrayContains(users.roles, ['ADMIN']),
  eq(users.status, 'ACTIVE'),
  isNull(users.deletedAt),
);

export const findAdministratorIds = async (db: Database) => {
  const rows = await db.select({ _id: users._id }).from(users).where(isAdministrator);
  return rows.map(({ _id }) => _id);
};

/**
 * Throws `own_account` if administrators remove their own rights (except by withdrawal, where `by` is null) and
 * `last_administrator` if none would remain (C-9). A lock keeps two administrators from removing each other concurrently.
 */
export const assertAdministratorRemains = async (
  tx: Database,
  before: User,
  after: Pick<User, 'roles' | 'status' | 'deletedAt'>,
  by: string | null,
) => {
  if (!isActiveAdministrator(before) || isActiveAdministrator(after)) return;
  if (before._id === by) throwApiError('own_account');
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('administrators'))`);
  if ((await tx.$count(users, and(isAdministrator, ne(users._id, before._id)))) === 0)
    throwApiError('last_administrator');
};
