import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { AccountDeletionStep } from '../../platform/account-deletion';
import type { Database } from '../../platform/database/connect';
import { findAnyProgram } from '../programs/queries';
import { lockWork } from '../works/queries';
import { publishLot } from '../works/stream';
import { works } from '../works/table';
import { recomputeLot } from './recompute-lot';
import { bids } from './table';
import { voidBids } from './void-bids';

/** Scheduled and open lots with valid bids of the user. */
const findWorksWithBidsOf = (tx: Database, user: string) =>
  tx
    .selectDistinct({ _id: works._id })
    .from(bids)
    .innerJoin(works, eq(works._id, bids._work))
    .where(and(eq(bids._user, user), ne(bids.status, 'VOID'), inArray(works.status, ['SCHEDULED', 'OPEN'])))
    .orderBy(works._id);

/** Account deletion: a leading or unpaid bid prevents it; bids of a blocked or deleted account are voided (B8). */
export const bidDeletionStep: AccountDeletionStep = {
  name: 'auctions',
  countOpen: async (tx, user) => {
    const leading = and(eq(works.leader, user), inArray(works.status, ['SCHEDULED', 'OPEN']));
    const unpaid = and(eq(works.leader, user), eq(works.winner, user), eq(works.status, 'SOLD'));
    const waiting = and(eq(bids._user, user), eq(bids.status, 'ACCEPTED'), isNull(bids._raises));
    return (await tx.$count(works, leading)) + (await tx.$count(works, unpaid)) + (await tx.$count(bids, waiting));
  },
  run: async (tx, user, why, caller) => {
    if (!['BLOCKED', 'DELETED', 'WITHDRAWN'].includes(why)) return;
    for (const { _id } of await findWorksWithBidsOf(tx, user)) {
      const work = await lockWork(tx, _id);
      const userBids = await tx
        .select({ _id: bids._id })
        .from(bids)
        .where(and(eq(bids._work, _id), eq(bids._user, user), ne(bids.status, 'VOID')));
      const ids = userBids.map((bid) => bid._id);
      await voidBids(tx, ids, { reason: why, by: caller.user?.sub ?? null });
      if (work.status === 'OPEN') await recomputeLot(tx, work, await findAnyProgram(tx, work._program));
      await publishLot(tx, _id);
    }
  },
};
