import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Leaving } from '../../members/users/leaving';
import type { Database } from '../../platform/database/connect';
import { findAnyProgram } from '../programs/find';
import { lockWork } from '../works/find';
import { publishLot } from '../works/stream';
import { works } from '../works/table';
import { recompute, setVoid } from './recompute';
import { bids } from './table';

/** Lots that run and on which somebody has bid. */
const bidOn = (tx: Database, user: string) =>
  tx
    .selectDistinct({ _id: works._id })
    .from(bids)
    .innerJoin(works, eq(works._id, bids._work))
    .where(and(eq(bids._user, user), ne(bids.status, 'VOID'), inArray(works.status, ['SCHEDULED', 'OPEN'])))
    .orderBy(works._id);

/** Whoever leads or has to pay cannot go; the bids of whoever is turned away no longer count. */
export const auctionLeaving: Leaving = {
  name: 'auctions',
  check: async (tx, user) => {
    const leading = and(eq(works.leader, user), inArray(works.status, ['SCHEDULED', 'OPEN']));
    const unpaid = and(eq(works.leader, user), eq(works.winner, user), eq(works.status, 'SOLD'));
    const waiting = and(eq(bids._user, user), eq(bids.status, 'ACCEPTED'), isNull(bids._raises));
    return (await tx.$count(works, leading)) + (await tx.$count(works, unpaid)) + (await tx.$count(bids, waiting));
  },
  effect: async (tx, user, why, caller) => {
    if (!['BLOCKED', 'DELETED', 'WITHDRAWN'].includes(why)) return;
    for (const { _id } of await bidOn(tx, user)) {
      const work = await lockWork(tx, _id);
      const own = await tx
        .select({ _id: bids._id })
        .from(bids)
        .where(and(eq(bids._work, _id), eq(bids._user, user), ne(bids.status, 'VOID')));
      await setVoid(
        tx,
        own.map((bid) => bid._id),
        { reason: why, by: caller.user?.sub ?? null },
      );
      if (work.status === 'OPEN') await recompute(tx, work, await findAnyProgram(tx, work._program));
      await publishLot(tx, _id);
    }
  },
};
