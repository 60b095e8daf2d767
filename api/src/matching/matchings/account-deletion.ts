import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Language } from 'shared/contract';
import type { AccountDeletionStep } from '../../platform/account-deletion';
import { writeAudit } from '../../platform/audit/write-audit';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import type { Caller } from '../../platform/http/serve';
import { fairs } from '../fairs/table';
import { cancelParticipation } from '../participations/cancel-participation';
import { participations } from '../participations/table';
import { cancelMatching } from './actions/cancel-matching';
import { expireRequest } from './actions/expire-request';
import { formatExpiryReason } from './format';
import type { MatchingNotifier } from './notifications';
import { getPartner, isParty } from './parties';
import { activeStatuses, matchings } from './table';

/**
 * Ends the open matchings of a user who leaves a fair: requests expire, future meetings are cancelled and their slots
 * released, and the other parties are notified (M16).
 */
export const endMatchings = async (
  tx: Database,
  notifier: MatchingNotifier,
  user: string,
  fairId: string,
  by: string | null,
) => {
  const rows = await tx
    .select()
    .from(matchings)
    .where(and(isParty(user), inArray(matchings.status, activeStatuses), eq(matchings._fair, fairId)))
    .orderBy(matchings._id)
    .for('update');
  if (rows.length === 0) return;
  const fair = await requireRow(tx, fairs, eq(fairs._id, fairId));
  for (const row of rows) {
    const to = [getPartner(row, user)];
    const formatReason = (language: Language) => formatExpiryReason('PARTY_LEFT', language);
    if (row.status === 'REQUESTED')
      await expireRequest(tx, notifier, { row, fair, slots: row.slots, reason: 'PARTY_LEFT', to });
    else if ((row.end ?? '') > now())
      await cancelMatching({ tx, notifier, row, fair }, by ?? user, formatReason('ko'), {
        ...{ to, formatReason, code: 'PARTY_LEFT' },
      });
  }
};

type Role = 'SELLER' | 'BUYER';

/** Cancels participations before their matchings are ended: a concurrent booking waits for the lock and is then refused. */
const cancelParticipations = async (tx: Database, user: string, roles: Role[], caller: Caller) => {
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
    const after = { ...before, ...(await cancelParticipation(tx, before, caller.user?.sub ?? null)) };
    await writeAudit(tx, caller, { action: 'STATUS', resource: 'participations', target: before._id, before, after });
  }
};

/** Cancels participations and matchings when an account is deleted, blocked or loses a role (M16). */
export const createMatchingDeletionStep = (notifier: MatchingNotifier): AccountDeletionStep => ({
  name: 'matchings',
  countOpen: (tx, user) =>
    tx.$count(matchings, and(isParty(user), eq(matchings.status, 'ACCEPTED'), gt(matchings.end, now()))),
  run: async (tx, user, why, caller) => {
    const roles: Role[] =
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
