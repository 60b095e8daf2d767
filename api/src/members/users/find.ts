import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/serve';
import { touched } from '../../platform/http/tables';
import { writeUserChange } from './history';
import { type User, users } from './table';

const there = (id: string) => and(eq(users._id, id), isNull(users.deletedAt));

export const findUser = async (tx: Database, id: string): Promise<User> => {
  const [user] = await tx.select().from(users).where(there(id));
  return user ?? fail('not_found');
};

/** Locks an account that is about to change. */
export const lockUser = async (tx: Database, id: string): Promise<User> => {
  const [user] = await tx.select().from(users).where(there(id)).for('update');
  return user ?? fail('not_found');
};

type Values = Partial<Omit<typeof users.$inferInsert, 'deletedAt'>> & { deletedAt?: SQL };

/** Changes a locked account and writes down what changed. */
export const changeUser = async (tx: Database, before: User, values: Values, caller: Caller): Promise<User> => {
  const set = { ...values, ...touched(users, caller) };
  const [after] = await tx.update(users).set(set).where(eq(users._id, before._id)).returning();
  if (!after) fail('internal');
  await writeUserChange(tx, caller, before, after);
  return after;
};
