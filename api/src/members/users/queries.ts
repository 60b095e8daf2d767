import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { stampUpdate } from '../../platform/http/crud-types';
import { throwApiError } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/serve';
import { auditUserUpdate } from './audit-user';
import { type User, users } from './table';

const isNotDeleted = (id: string) => and(eq(users._id, id), isNull(users.deletedAt));

/** Throws `not_found` for unknown and deleted users. */
export const findUser = async (tx: Database, id: string): Promise<User> => {
  const [user] = await tx.select().from(users).where(isNotDeleted(id));
  return user ?? throwApiError('not_found');
};

/** Locks a user for a change; throws `not_found`. */
export const lockUser = async (tx: Database, id: string): Promise<User> => {
  const [user] = await tx.select().from(users).where(isNotDeleted(id)).for('update');
  return user ?? throwApiError('not_found');
};

type Values = Partial<Omit<typeof users.$inferInsert, 'deletedAt'>> & { deletedAt?: SQL };

/** Updates a locked user and writes the audit entry. */
export const updateUser = async (tx: Database, before: User, values: Values, caller: Caller): Promise<User> => {
  const set = { ...values, ...stampUpdate(users, caller) };
  const [after] = await tx.update(users).set(set).where(eq(users._id, before._id)).returning();
  if (!after) throwApiError('internal');
  await auditUserUpdate(tx, caller, before, after);
  return after;
};
