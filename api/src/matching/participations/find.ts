import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type User, users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import { type ParticipationRow, participations } from './table';

export interface Participant {
  participation: ParticipationRow;
  user: User;
}

/** Somebody with an approved part in a fair, whose account is in order; null for everybody else. */
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

export const needParticipant = async (db: Database, fair: string, user: string) =>
  (await findParticipant(db, fair, user)) ?? fail('not_participant');

/** One’s part in a fair in any state. */
export const findOwn = async (db: Database, fair: string, user: string) => {
  const [row] = await db
    .select()
    .from(participations)
    .where(and(eq(participations._fair, fair), eq(participations._user, user)));
  return row ?? null;
};

/** Approved participants who stay so until the transaction ends; undefined in place of one who is not. */
export const lockParticipants = async (tx: Database, fair: string, ids: string[]) => {
  const rows = await tx
    .select({ participation: participations, user: users })
    .from(participations)
    .innerJoin(users, eq(users._id, participations._user))
    .where(and(eq(participations._fair, fair), inArray(participations._user, ids)))
    .orderBy(participations._id)
    .for('share', { of: participations });
  const isIn = ({ participation, user }: Participant) =>
    participation.status === 'APPROVED' && user.status === 'ACTIVE' && user.deletedAt === null;
  return ids.map((id) => rows.find((row) => row.user._id === id && isIn(row)));
};

/** Participations with their users, in the order of the ids. */
export const participantsOf = async (db: Database, ids: string[]): Promise<Participant[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ participation: participations, user: users })
    .from(participations)
    .innerJoin(users, eq(users._id, participations._user))
    .where(inArray(participations._id, ids));
  const known = new Map(rows.map((row) => [row.participation._id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
};
