import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Slot } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { publish } from '../../platform/live/publish';
import { participations } from '../participations/table';
import { type MatchingRow, matchings } from './table';

type Columns = Partial<typeof matchings.$inferInsert>;

/** Both parties and who follows the fair read it anew. */
export const announce = (tx: Database, { _id, _fair, status, seller, buyer, version }: MatchingRow) =>
  publish(tx, {
    type: 'matching',
    users: [seller, buyer],
    _fair,
    data: { _id, _fair, status, seller, buyer, version },
  });

/** Changes a matching that the caller has locked; `by` is null for the clock. */
export const change = async (tx: Database, before: MatchingRow, set: Columns, by: string | null) => {
  const to = set.status ?? before.status;
  const history =
    to === before.status ? before.history : [...before.history, { at: now(), by, from: before.status, to }];
  const [after] = await tx
    .update(matchings)
    .set({ ...set, history, version: sql`${matchings.version} + 1`, updatedAt: now() })
    .where(eq(matchings._id, before._id))
    .returning();
  if (!after) throw new Error('A locked matching is gone');
  await announce(tx, after);
  return after;
};

/** Locks a matching that is about to change; null where there is none. */
export const lock = async (tx: Database, id: string): Promise<MatchingRow | null> => {
  const [row] = await tx.select().from(matchings).where(eq(matchings._id, id)).for('update');
  return row ?? null;
};

export const isParty = (user: string) => or(eq(matchings.seller, user), eq(matchings.buyer, user));

/** Tells every fair that the parties take part in that they have a time less, or one more; not with whom. */
export const announceSlots = async (
  tx: Database,
  { seller, buyer }: Pick<MatchingRow, 'seller' | 'buyer'>,
  { taken, freed }: { taken?: Slot; freed?: Slot },
) => {
  const places = await tx
    .select({ _fair: participations._fair, _user: participations._user })
    .from(participations)
    .where(and(inArray(participations._user, [seller, buyer]), eq(participations.status, 'APPROVED')));
  for (const place of places)
    await publish(tx, {
      type: 'slots',
      _fair: place._fair,
      participants: true,
      data: { ...place, taken: taken ? [taken.start] : [], freed: freed ? [freed.start] : [] },
    });
};
