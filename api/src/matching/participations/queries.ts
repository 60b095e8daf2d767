import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type User, users } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';
import { type ParticipationRow, participations } from './table';

export interface Participant {
  participation: ParticipationRow;
  user: User;
}

/** An approved participant with an active account, or null. */
export const findParticipant = async (db: Database, fair: string, user: string): Promise<Participant | null> => {
  const [row] = await db
    .select({ participation: participations, user: users })
    .from(participations)
    .innerJoin(users, eq(users._id, participations._user))
    .where(
      and(
        eq(participations._fair, fair),
        eq(participations._user, user),
        eq(participations.status, 'APPROVED'),
        eq(users.status, 'ACTIVE'),
        isNull(users.deletedAt),
      ),
    );
  return row ?? null;
};

export const requireParticipant = async (db: Database, fair: string, user: string) =>
  (await findParticipant(db, fair, user)) ?? throwApiError('not_participant');

/** The participation of a user in a fair in any status, or null. */
export const findParticipation = async (db: Database, fair: string, user: string) => {
  const [row] = await db
    .select()
    .from(participations)
    .where(and(eq(participations._fair, fair), eq(participations._user, user)));
  return row ?? null;
};

/** Share-locks participations until the transaction ends; returns them in the order of `ids`, undefined for users who do not take part. */
export const lockParticipants = async (tx: Database, fair: string, ids: string[]) => {
  const rows = await tx
    .select({ participation: participations, user: users })
    .from(participations)
    .innerJoin(users, eq(users._id, participations._user))
    .where(and(eq(participations._fair, fair), inArray(participations._user, ids)))
    .orderBy(participations._id)
    .for('share', { of: participations });
  const isParticipating = ({ participation, user }: Participant) =>
    participation.status === 'APPROVED' && user.status === 'ACTIVE' && user.deletedAt === null;
  return ids.map((id) => rows.find((row) => row.user._id === id && isParticipating(row)));
};

/** Participations with their users, in the order of the ids. */
export const findParticipants = async (db: Database, ids: string[]): Promise<Participant[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ participation: participations, user: users })
    .from(participations)
    .innerJoin(users, eq(users._id, participations._user))
    .where(inArray(participations._id, ids));
  const byId = new Map(rows.map((row) => [row.participation._id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
