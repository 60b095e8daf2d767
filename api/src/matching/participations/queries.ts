import { and, count, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type User, users } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { findRow } from '../../platform/database/rows';
import { throwApiError } from '../../platform/http/errors';
import { type ParticipationRow, participations } from './table';

export interface Participant {
  participation: ParticipationRow;
  user: User;
}

export const selectParticipants = (db: Database) =>
  db
    .select({ participation: participations, user: users })
    .from(participations)
    .innerJoin(users, eq(users._id, participations._user));

/** Condition: the participation of a user in a fair. */
export const isParticipation = (fair: string, user: string) =>
  and(eq(participations._fair, fair), eq(participations._user, user));

/** Condition: an approved participation with an active account. */
export const isParticipating = and(
  eq(participations.status, 'APPROVED'),
  eq(users.status, 'ACTIVE'),
  isNull(users.deletedAt),
);

/** An approved participant with an active account, or null. */
export const findParticipant = async (db: Database, fair: string, user: string): Promise<Participant | null> => {
  const [row] = await selectParticipants(db).where(and(isParticipation(fair, user), isParticipating));
  return row ?? null;
};

export const requireParticipant = async (db: Database, fair: string, user: string) =>
  (await findParticipant(db, fair, user)) ?? throwApiError('not_participant');

/** The participation of a user in a fair in any status, or undefined. */
export const findParticipation = (db: Database, fair: string, user: string) =>
  findRow(db, participations, isParticipation(fair, user));

/** Share-locks participations until the transaction ends; returns them in the order of `ids`, undefined for users who do not take part. */
export const lockParticipants = async (tx: Database, fair: string, ids: string[]) => {
  const rows = await selectParticipants(tx)
    .where(and(eq(participations._fair, fair), inArray(participations._user, ids)))
    .orderBy(participations._id)
    .for('share', { of: participations });
  const present = rows.filter(
    ({ participation, user }) =>
      participation.status === 'APPROVED' && user.status === 'ACTIVE' && user.deletedAt === null,
  );
  return ids.map((id) => present.find(({ user }) => user._id === id));
};

/** Participations with their users, in the order of `page`. */
export const findParticipants = async (db: Database, page: { _id: string }[]): Promise<Participant[]> => {
  const ids = page.map(({ _id }) => _id);
  const rows = await selectParticipants(db).where(inArray(participations._id, ids));
  const byId = new Map(rows.map((row) => [row.participation._id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Number of rows by user. */
export const countByUser = async (db: Database, table: PgTable & { _user: PgColumn }, where: SQL | undefined) => {
  const rows = await db.select({ user: table._user, count: count() }).from(table).where(where).groupBy(table._user);
  return new Map(rows.map((row) => [row.user as string, row.count]));
};
