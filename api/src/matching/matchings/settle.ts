import { and, eq, inArray, lte, or, type SQL } from 'drizzle-orm';
import type { Candidate } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import type { FairRow } from '../fairs/table';
import { fairs } from '../fairs/table';
import { type Availability, availabilityOf } from './availability';
import { change, isParty, lock } from './change';
import { type MatchingRow, matchings } from './table';
import type { Told } from './told';
import { reasonOf, type StruckReason } from './words';

const minuteMs = 60_000;

/** When a request ends by itself: its time limit, or the last time it still names less the fair’s lead (M11). */
export const expiryOf = (
  createdAt: string,
  slots: Candidate[],
  { requestTtlHours, leadMinutes }: Pick<FairRow, 'requestTtlHours' | 'leadMinutes'>,
) => {
  const limit = Date.parse(createdAt) + requestTtlHours * 60 * minuteMs;
  const last = Math.max(...slots.filter(({ struckAt }) => !struckAt).map(({ start }) => Date.parse(start)));
  return new Date(Math.min(limit, last - leadMinutes * minuteMs)).toISOString();
};

/** Why a candidate is none any more; null for one that stands. */
const strikeOf = ({ start, end }: Candidate, can: Availability, leadMinutes: number): StruckReason | null => {
  if (can.slotAt(start)?.end !== end) return 'FAIR_CHANGED';
  if (Date.parse(start) - leadMinutes * minuteMs <= Date.now()) return 'TOO_LATE';
  if (!can.isOffered(start)) return 'SLOT_REMOVED';
  return can.isHeld({ start, end }) ? 'SLOT_TAKEN' : null;
};

const struckAll = (slots: Candidate[], can: Availability, leadMinutes: number) =>
  slots.map((slot) => {
    const reason = slot.struckAt ? null : strikeOf(slot, can, leadMinutes);
    return reason ? { ...slot, struckAt: now(), struckReason: reason } : slot;
  });

/** What ended a request: the reason of the time that was lost last, or the clock. */
const endOf = (row: MatchingRow, slots: Candidate[]): StruckReason | null => {
  const left = slots.filter(({ struckAt }) => !struckAt);
  if (left.length === 0)
    return slots.toSorted((a, b) => ((a.struckAt ?? '') < (b.struckAt ?? '') ? 1 : -1))[0]?.struckReason ?? null;
  return row.expiresAt <= now() ? 'TIME_LIMIT' : null;
};

interface Ending {
  row: MatchingRow;
  fair: FairRow;
  slots: Candidate[];
  reason: StruckReason;
  /** Who learns it. */
  to?: string[];
}

/** Ends a request that nobody can accept any more, and tells who sent it. */
export const expire = async (tx: Database, told: Told, { row, fair, slots, reason, to = [row.requester] }: Ending) => {
  const after = await change(
    tx,
    row,
    { slots, status: 'EXPIRED', expiredReason: reason, decidedAt: now(), proposal: null },
    null,
  );
  await told.tell(tx, {
    template: 'matching.expired',
    matching: after,
    fair,
    to,
    values: (language) => ({ reason: reasonOf(reason, language) }),
    key: 'expired',
  });
};

/**
 * Brings an open request up to what is so: times that were taken, removed or passed are struck, and one without any
 * left, or past its limit, ends (M8, M11). Done again it changes nothing.
 */
export const settleOne = (db: Database, told: Told, id: string) =>
  db.transaction(async (tx) => {
    const row = await lock(tx, id);
    if (row?.status !== 'REQUESTED') return;
    const [fair] = await tx.select().from(fairs).where(eq(fairs._id, row._fair));
    if (!fair) return;
    const slots = struckAll(row.slots, await availabilityOf(tx, fair, row), fair.leadMinutes);
    const reason = endOf(row, slots);
    if (reason) return expire(tx, told, { row, fair, slots, reason });
    if (slots.every(({ struckAt }, at) => struckAt === row.slots[at]?.struckAt)) return;
    await change(tx, row, { slots, expiresAt: expiryOf(row.createdAt, slots, fair) }, null);
  });

const settleWhere = async (db: Database, told: Told, where: SQL | undefined) => {
  const due = await db
    .select({ _id: matchings._id })
    .from(matchings)
    .where(and(eq(matchings.status, 'REQUESTED'), where))
    .orderBy(matchings._id)
    .limit(1000);
  for (const { _id } of due) await settleOne(db, told, _id);
  return due.length;
};

/** Requests whose time has run out: before their party reads them, and from time to time. */
export const settleDue = (db: Database, told: Told, user?: string) =>
  settleWhere(db, told, and(lte(matchings.expiresAt, now()), user === undefined ? undefined : isParty(user)));

/** The other requests of people whose times have changed. */
export const settlePeople = (db: Database, told: Told, users: string[]) =>
  settleWhere(db, told, or(inArray(matchings.seller, users), inArray(matchings.buyer, users)));

export const settleFair = (db: Database, told: Told, fair: string) => settleWhere(db, told, eq(matchings._fair, fair));
