import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { throwApiError } from '../../platform/http/errors';
import { updateRecord } from '../../platform/http/records';
import type { Caller } from '../../platform/http/serve';
import { auditUserUpdate } from './audit-user';
import { type User, users } from './table';

const isNotDeleted = (id: string) => and(eq(users._id, id), isNull(users.deletedAt));

/** Throws `not_found` for unknown and deleted users. */
export const findUser = (tx: Database, id: string) => requireRow(tx, users, isNotDeleted(id));

/** Locks a user for a change; throws `not_found`. */
export const lockUser = (tx: Database, id: string) => requireRow(tx, users, isNotDeleted(id), 'update');

/**
 * Locks a user who has proved with the password, or a passkey, who it is. Throws `unauthenticated` if the password has changed since the
 * user was read: that ended the sessions of whoever knew the old one.
 */
export const lockVerifiedUser = async (tx: Database, verified: User) => {
  const user = await lockUser(tx, verified._id);
  if (user.passwordHash !== verified.passwordHash) throwApiError('unauthenticated');
  return user;
};

type Values = Partial<Omit<typeof users.$inferInsert, 'deletedAt'>> & { deletedAt?: SQL };

/** Updates a locked user and writes the audit entry, with the reason for a new status. */
export const updateUser = async (
  tx: Database,
  before: User,
  values: Values,
  caller: Caller,
  reason?: string,
): Promise<User> => {
  const after = await updateRecord(tx, users, before._id, values, caller);
  await auditUserUpdate(tx, caller, before, after, reason);
  return after;
};
