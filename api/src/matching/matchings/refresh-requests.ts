import { and, eq, inArray, lte, or, type SQL } from 'drizzle-orm';
import type { CandidateSlot } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { findRow } from '../../platform/database/rows';
import { type FairRow, fairs } from '../fairs/table';
import { type Availability, getAvailability } from './availability';
import { type ExpiryReason, formatExpiryReason } from './format';
import type { MatchingNotifier } from './notifications';
import { isParty } from './parties';
import { lockMatchingRow } from './queries';
import { type MatchingRow, matchings } from './table';
import { updateMatching } from './update-matching';

const minuteMs = 60_000;

/** When a request expires (ISO): after its time limit, or `leadMinutes` before its last open candidate (M11). */
export const getExpiry = (
  createdAt: string,
  slots: CandidateSlot[],
  { requestTtlHours, leadMinutes }: Pick<FairRow, 'requestTtlHours' | 'leadMinutes'>,
) => {
  const limit = Date.parse(createdAt) + requestTtlHours * 60 * minuteMs;
  const last = Math.max(...slots.filter(({ struckAt }) => !struckAt).map(({ start }) => Date.parse(start)));
  return new Date(Math.min(limit, last - leadMinutes * minuteMs)).toISOString();
};

/** Why a candidate slot can no longer be accepted, or null when it can. */
const getStrikeReason = (
  { start, end }: CandidateSlot,
  availability: Availability,
  leadMinutes: number,
): ExpiryReason | null => {
  if (availability.findSlot(start)?.end !== end) return 'FAIR_CHANGED';
  if (Date.parse(start) - leadMinutes * minuteMs <= Date.now()) return 'TOO_LATE';
  if (!availability.isOffered(start)) return 'SLOT_REMOVED';
  return availability.isHeld({ start, end }) ? 'SLOT_TAKEN' : null;
};

const strikeSlots = (slots: CandidateSlot[], availability: Availability, leadMinutes: number) =>
  slots.map((slot) => {
    const reason = slot.struckAt ? null : getStrikeReason(slot, availability, leadMinutes);
    return reason ? { ...slot, struckAt: now(), struckReason: reason } : slot;
  });

/** Why a request expires: the reason of the slot struck last, or the time limit; null while it is open. */
const getExpiryReason = (row: MatchingRow, slots: CandidateSlot[]): ExpiryReason | null => {
  if (slots.every(({ struckAt }) => struckAt))
    return slots.toSorted((a, b) => ((a.struckAt ?? '') < (b.struckAt ?? '') ? 1 : -1))[0]?.struckReason ?? null;
  return row.expiresAt <= now() ? 'TIME_LIMIT' : null;
};

interface Expiry {
  row: MatchingRow;
  fair: FairRow;
  slots: CandidateSlot[];
  reason: ExpiryReason;
  /** Recipients; the requester when omitted. */
  to?: string[];
}

/** Expires a request that can no longer be accepted and notifies `to`; returns it. */
export const expireRequest = async (
  tx: Database,
  notifier: MatchingNotifier,
  { row, fair, slots, reason, to = [row.requester] }: Expiry,
) => {
  const after = await updateMatching(
    tx,
    row,
    { slots, status: 'EXPIRED', expiredReason: reason, decidedAt: now(), proposal: null },
    null,
  );
  await notifier.notify(tx, {
    template: 'matching.expired',
    matching: after,
    fair,
    to,
    values: (language) => ({ reason: formatExpiryReason(reason, language) }),
  });
  return after;
};

/**
 * Updates an open request: strikes candidate slots that were taken, removed or have passed, and expires a request
 * without open candidates or past its time limit (M8, M11). Idempotent.
 */
export const refreshRequest = (db: Database, notifier: MatchingNotifier, id: string) =>
  db.transaction(async (tx) => {
    const row = await lockMatchingRow(tx, id);
    if (row?.status !== 'REQUESTED') return;
    const fair = await findRow(tx, fairs, eq(fairs._id, row._fair));
    if (!fair) return;
    const slots = strikeSlots(row.slots, await getAvailability(tx, fair, row), fair.leadMinutes);
    const reason = getExpiryReason(row, slots);
    if (reason) {
      await expireRequest(tx, notifier, { row, fair, slots, reason });
      return;
    }
    if (slots.every(({ struckAt }, at) => struckAt === row.slots[at]?.struckAt)) return;
    await updateMatching(tx, row, { slots, expiresAt: getExpiry(row.createdAt, slots, fair) }, null);
  });

const refreshWhere = async (db: Database, notifier: MatchingNotifier, where: SQL | undefined) => {
  const due = await db
    .select({ _id: matchings._id })
    .from(matchings)
    .where(and(eq(matchings.status, 'REQUESTED'), where))
    .orderBy(matchings._id)
    .limit(1000);
  for (const { _id } of due) await refreshRequest(db, notifier, _id);
  return due.length;
};

/** Expires requests past their time limit, of one user when given; called before reads and by the job (M11). */
export const expireDueRequests = (db: Database, notifier: MatchingNotifier, user?: string) =>
  refreshWhere(db, notifier, and(lte(matchings.expiresAt, now()), user === undefined ? undefined : isParty(user)));

/** Refreshes all open requests of users whose slots have changed (M8). */
export const refreshRequestsOfUsers = (db: Database, notifier: MatchingNotifier, users: string[]) =>
  refreshWhere(db, notifier, or(inArray(matchings.seller, users), inArray(matchings.buyer, users)));

export const refreshRequestsOfFair = (db: Database, notifier: MatchingNotifier, fair: string) =>
  refreshWhere(db, notifier, eq(matchings._fair, fair));
