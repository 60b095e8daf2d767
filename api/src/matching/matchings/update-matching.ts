import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Slot } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { updateRow } from '../../platform/database/rows';
import { publishLiveEvent } from '../../platform/live/publish';
import { participations } from '../participations/table';
import { type MatchingRow, matchings } from './table';

type MatchingColumns = Partial<typeof matchings.$inferInsert>;

/** Publishes a live event to both parties and to subscribers of the fair. */
export const publishMatching = (tx: Database, { _id, _fair, status, seller, buyer, version }: MatchingRow) =>
  publishLiveEvent(tx, {
    type: 'matching',
    users: [seller, buyer],
    _fair,
    data: { _id, _fair, status, seller, buyer, version },
  });

/** Updates a matching that the caller has locked, extends its history and publishes it; `by` is null for jobs. */
export const updateMatching = async (tx: Database, before: MatchingRow, set: MatchingColumns, by: string | null) => {
  const to = set.status ?? before.status;
  const history =
    to === before.status ? before.history : [...before.history, { at: now(), by, from: before.status, to }];
  const stamps = { version: sql`${matchings.version} + 1`, updatedAt: now() };
  const after = await updateRow(tx, matchings, before._id, { ...set, history, ...stamps });
  await publishMatching(tx, after);
  return after;
};

/** Publishes taken and freed slots to every fair in which the parties take part, without naming the other party. */
export const publishSlotChange = async (
  tx: Database,
  { seller, buyer }: Pick<MatchingRow, 'seller' | 'buyer'>,
  { taken, freed }: { taken?: Slot; freed?: Slot },
) => {
  const participationRows = await tx
    .select({ _fair: participations._fair, _user: participations._user })
    .from(participations)
    .where(and(inArray(participations._user, [seller, buyer]), eq(participations.status, 'APPROVED')));
  for (const participation of participationRows)
    await publishLiveEvent(tx, {
      type: 'slots',
      _fair: participation._fair,
      participants: true,
      data: { ...participation, taken: taken ? [taken.start] : [], freed: freed ? [freed.start] : [] },
    });
};
