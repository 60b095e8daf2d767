import type { LotState, Program, WorkCard } from 'shared/contract';
import { roundUpToIncrement } from 'shared/format';
import type { User } from '../../members/users/table';
import type { Caller } from './caller';
import { forEachConcurrent } from './pictures';

export interface Bidder {
  user: User;
  caller: Caller;
}

/** Applies for a paddle for each bidder under the current terms. */
export const createPaddles = async (bidders: Bidder[], { _id }: Program) => {
  for (const { caller } of bidders) {
    const { terms } = await caller.get<{ terms: { version: number } }>('/terms/auction');
    const consents = [{ termsCode: 'auction', termsVersion: terms.version, agreed: true }];
    await caller.post(`/auction/programs/${_id}/paddle`, { consents });
  }
};

/** The number of bids tried on a lot, between none and `most` + 1. */
const countBidders = (lot: number, most: number) => [1, most, 2, 0, 3, 1, most + 1, 2][(lot * 5) % 8] ?? 1;

/** Places direct and automatic bids of alternating members on each open lot of a programme. */
export const bidOnLots = async (bidders: Bidder[], { _id, increments }: Program, most: number) => {
  const [first] = bidders;
  if (!first) return;
  const { works } = await first.caller.get<{ works: WorkCard[] }>(
    `/auction/works?program=${_id}&limit=100&sort=lotNo&status=OPEN`,
  );
  await forEachConcurrent(works, async (lot, at) => {
    let next = lot.minNext;
    let leader: string | null = null;
    for (let bidIndex = 0; bidIndex < countBidders(at, most); bidIndex += 1) {
      const { user, caller } = bidders[(at * 3 + bidIndex * 2) % bidders.length] ?? first;
      if (user._id === leader) continue;
      const isAuto = (at + bidIndex) % 3 === 0;
      const amount = isAuto ? roundUpToIncrement(increments ?? [], next * 1.6) : next;
      const body = { amount, type: isAuto ? 'AUTO' : 'DIRECT' };
      const { work, mine } = await caller.post<{ work: LotState; mine: { leading: boolean } }>(
        `/auction/works/${lot._id}/bids`,
        body,
      );
      next = work.minNext;
      if (mine.leading) leader = user._id;
    }
  });
};
