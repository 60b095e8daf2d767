import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Leaving } from '../../members/users/leaving';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import type { Caller } from '../../platform/http/serve';
import { publish } from '../../platform/live/publish';
import { type FairRow, fairs } from '../fairs/table';
import { participations } from '../participations/table';
import { isParty } from './change';
import { callOff } from './decide';
import { expire } from './settle';
import { matchings } from './table';
import type { Told } from './told';
import { reasonOf } from './words';

const fairOf = async (tx: Database, id: string): Promise<FairRow> => {
  const [fair] = await tx.select().from(fairs).where(eq(fairs._id, id));
  if (!fair) throw new Error('A matching without its fair');
  return fair;
};

/**
 * Ends what is open of somebody who leaves a fair, or all of them: requests end, meetings to come are called off and
 * give their times back, and the other sides are told (M16).
 */
export const endMatchings = async (tx: Database, told: Told, user: string, fair: string | null, by: string | null) => {
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
    const place = await fairOf(tx, row._fair);
    const to = [row.seller === user ? row.buyer : row.seller];
    if (row.status === 'REQUESTED')
      await expire(tx, told, { row, fair: place, slots: row.slots, reason: 'PARTY_LEFT', to });
    else if ((row.end ?? '') > now())
      await callOff({ tx, told, row, fair: place }, by ?? user, reasonOf('PARTY_LEFT', 'ko'), to);
  }
};

/** Takes somebody out of fairs, before anything of theirs is ended: who books at this moment waits, and then cannot. */
const leaveFairs = async (tx: Database, user: string, roles: ('SELLER' | 'BUYER')[], caller: Caller) => {
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
    await publish(tx, {
      type: 'participation',
      users: [user],
      _fair: before._fair,
      data: { _fair: before._fair, status: 'CANCELLED' },
    });
  }
};

/** What a member who goes, or is made to go, leaves behind at fairs. */
export const matchingLeaving = (told: Told): Leaving => ({
  name: 'matchings',
  check: (tx, user) =>
    tx.$count(matchings, and(isParty(user), eq(matchings.status, 'ACCEPTED'), gt(matchings.end, now()))),
  effect: async (tx, user, why, caller) => {
    const roles: ('SELLER' | 'BUYER')[] =
      why === 'REVOKED_BUYER' ? ['BUYER'] : why === 'REVOKED_SELLER' ? ['SELLER'] : ['SELLER', 'BUYER'];
    // A blocked member can be let in again; their place in the fair stays, and is none while they are blocked.
    if (why === 'BLOCKED') await tx.select().from(participations).where(eq(participations._user, user)).for('update');
    else await leaveFairs(tx, user, roles, caller);
    const left = await tx
      .select({ _fair: participations._fair })
      .from(participations)
      .where(and(eq(participations._user, user), inArray(participations.role, roles)))
      .orderBy(participations._fair);
    for (const { _fair } of left) await endMatchings(tx, told, user, _fair, caller.user?.sub ?? null);
  },
});
