import { and, eq, inArray, isNotNull, lte, or, type SQL } from 'drizzle-orm';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { findRow } from '../../platform/database/rows';
import { fairs } from '../fairs/table';
import { endProposal } from './actions/end-proposal';
import { expireRequest } from './actions/expire-request';
import { getAvailability } from './availability';
import type { MatchingNotifier } from './notifications';
import { isParty, listParties } from './parties';
import { lockMatchingRow } from './queries';
import { findStrikeReason, limitExpiry, strikeSlots } from './slots';
import { matchings } from './table';
import { updateMatching } from './update-matching';

/**
 * Updates what waits for an answer, a proposal or else a request: strikes slots that were taken, removed or have passed,
 * and ends it without open slots or past its time limit (M8, M11, M25). Idempotent.
 */
export const refreshRequest = (db: Database, notifier: MatchingNotifier, id: string) =>
  db.transaction(async (tx) => {
    const row = await lockMatchingRow(tx, id);
    if (row?.status !== 'REQUESTED' && !(row?.status === 'ACCEPTED' && row.proposal)) return;
    const fair = await findRow(tx, fairs, eq(fairs._id, row._fair));
    if (!fair) return;
    const { proposal } = row;
    const slots = strikeSlots(row, proposal, await getAvailability(tx, fair, row), fair.leadMinutes);
    const reason = findStrikeReason(slots) ?? (row.expiresAt <= now() ? 'TIME_LIMIT' : null);
    if (reason) {
      if (proposal) await endProposal({ tx, notifier, row, fair }, { by: null, reason, to: listParties([row]) });
      else await expireRequest(tx, notifier, { row, fair, slots, reason });
      return;
    }
    if (slots.every(({ struckAt }, at) => struckAt === (proposal ?? row).slots[at]?.struckAt)) return;
    const expiresAt = limitExpiry(row.expiresAt, slots, fair);
    await updateMatching(
      tx,
      row,
      { ...(proposal ? { proposal: { ...proposal, slots } } : { slots }), expiresAt },
      null,
    );
  });

/** Condition: a request or a proposal waits for an answer. */
const isWaiting = or(
  eq(matchings.status, 'REQUESTED'),
  and(eq(matchings.status, 'ACCEPTED'), isNotNull(matchings.proposal)),
);

const refreshWhere = async (db: Database, notifier: MatchingNotifier, where: SQL | undefined) => {
  const due = await db
    .select({ _id: matchings._id })
    .from(matchings)
    .where(and(isWaiting, where))
    .orderBy(matchings._id)
    .limit(1000);
  for (const { _id } of due) await refreshRequest(db, notifier, _id);
  return due.length;
};

/** Ends what is past its time limit, of one user when given; called before reads and by the job (M11). */
export const expireDueRequests = (db: Database, notifier: MatchingNotifier, user?: string) =>
  refreshWhere(db, notifier, and(lte(matchings.expiresAt, now()), user === undefined ? undefined : isParty(user)));

/** Refreshes all open requests and proposals of users whose slots have changed (M8). */
export const refreshRequestsOfUsers = (db: Database, notifier: MatchingNotifier, users: string[]) =>
  refreshWhere(db, notifier, or(inArray(matchings.seller, users), inArray(matchings.buyer, users)));

export const refreshRequestsOfFair = (db: Database, notifier: MatchingNotifier, fair: string) =>
  refreshWhere(db, notifier, eq(matchings._fair, fair));
