import { and, eq, gt, inArray } from 'drizzle-orm';
import type { AccountDeletionStep } from '../../platform/account-deletion';
import { writeAudit } from '../../platform/audit/write-audit';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import type { Caller } from '../../platform/http/serve';
import { publishLiveEvent } from '../../platform/live/publish';
import { type FairRow, fairs } from '../fairs/table';
import { participations } from '../participations/table';
import { cancelMatching } from './actions/cancel-matching';
import { formatExpiryReason } from './format';
import type { MatchingNotifier } from './notifications';
import { isParty } from './queries';
import { expireRequest } from './refresh-requests';
import { matchings } from './table';

const getFair = async (tx: Database, id: string): Promise<FairRow> => {
  const [fair] = await tx.select().from(fairs).where(eq(fairs._id, id));
  if (!fair) throw new Error('The fair of the matching does not exist');
  return fair;
};

/**
 * Ends the open matchings of a user who leaves a fair, or every fair when `fair` is null: requests expire, future
 * meetings are cancelled and their slots released, and the other parties are notified (M16).
 */
export const endMatchings = async (
  tx: Database,
  notifier: MatchingNotifier,
  user: string,
  fair: string | null,
  by: string | null,
) => {
  const rows = await tx
    .select()
    .from(matchings)
    .where(
      and(
        isParty(user),
        inArray(matchings.status, ['REQUESTED', 'ACCEPTED']),
        fair === null ? undefined : eq(matchings._fair, fair),
      ),
    )
    .orderBy(matchings._id)
    .for('update');
  for (const row of rows) {
    const fairRow = await getFair(tx, row._fair);
    const to = [row.seller === user ? row.buyer : row.seller];
    if (row.status === 'REQUESTED')
      await expireRequest(tx, notifier, { row, fair: fairRow, slots: row.slots, reason: 'PARTY_LEFT', to });
    else if ((row.end ?? '') > now())
      await cancelMatching(
        { tx, notifier, row, fair: fairRow },
        by ?? user,
        formatExpiryReason('PARTY_LEFT', 'ko'),
        to,
      );
  }
};

/** Cancels participations before their matchings are ended: a concurrent booking waits for the lock and is then refused. */
const cancelParticipations = async (tx: Database, user: string, roles: ('SELLER' | 'BUYER')[], caller: Caller) => {
  const rows = await tx
    .select()
    .from(participations)
    .where(
      and(
        eq(participations._user, user),
        inArray(participations.role, roles),
        inArray(participations.status, ['PENDING', 'APPROVED']),
      ),
    )
    .orderBy(participations._id)
    .for('update');
  for (const before of rows) {
    const set = {
      status: 'CANCELLED' as const,
      decidedAt: now(),
      decidedBy: caller.user?.sub ?? null,
      updatedAt: now(),
    };
    await tx
      .update(participations)
      .set({ ...set, version: before.version + 1 })
      .where(eq(participations._id, before._id));
    await writeAudit(tx, caller, {
      action: 'STATUS',
      resource: 'participations',
      target: before._id,
      before,
      after: { ...before, ...set },
    });
    await publishLiveEvent(tx, {
      type: 'participation',
      users: [user],
      _fair: before._fair,
      data: { _fair: before._fair, status: 'CANCELLED' },
    });
  }
};

/** Cancels participations and matchings when an account is deleted, blocked or loses a role (M16). */
export const createMatchingDeletionStep = (notifier: MatchingNotifier): AccountDeletionStep => ({
  name: 'matchings',
  countOpen: (tx, user) =>
    tx.$count(matchings, and(isParty(user), eq(matchings.status, 'ACCEPTED'), gt(matchings.end, now()))),
  run: async (tx, user, why, caller) => {
    const roles: ('SELLER' | 'BUYER')[] =
      why === 'REVOKED_BUYER' ? ['BUYER'] : why === 'REVOKED_SELLER' ? ['SELLER'] : ['SELLER', 'BUYER'];
    // A blocked account can be unblocked, so its participation stays; it does not count while the account is blocked.
    if (why === 'BLOCKED') await tx.select().from(participations).where(eq(participations._user, user)).for('update');
    else await cancelParticipations(tx, user, roles, caller);
    const participationRows = await tx
      .select({ _fair: participations._fair })
      .from(participations)
      .where(and(eq(participations._user, user), inArray(participations.role, roles)))
      .orderBy(participations._fair);
    for (const { _fair } of participationRows) await endMatchings(tx, notifier, user, _fair, caller.user?.sub ?? null);
  },
});
