import type { LotState, Program, WorkCard } from 'shared/contract';
import { onUnit } from 'shared/format';
import type { User } from '../../members/users/table';
import type { Caller } from './console';
import { forEach } from './pictures';

export interface Bidder {
  user: User;
  caller: Caller;
}

/** A paddle for each, under the terms in force. */
export const enrol = async (bidders: Bidder[], { _id }: Program) => {
  for (const { caller } of bidders) {
    const { terms } = await caller.get<{ terms: { version: number } }>('/terms/auction');
    const consents = [{ termsCode: 'auction', termsVersion: terms.version, agreed: true }];
    await caller.post(`/auction/programs/${_id}/paddle`, { consents });
  }
};

/** How many come for a lot: for some nobody, for few a crowd. */
const crowd = (lot: number, most: number) => [1, most, 2, 0, 3, 1, most + 1, 2][(lot * 5) % 8] ?? 1;

/** Members take turns on each lot, by hand or up to an amount; what is offered follows from what the lot answers. */
export const bidOnLots = async (bidders: Bidder[], { _id, increments }: Program, most: number) => {
  const [first] = bidders;
  if (!first) return;
  const { works } = await first.caller.get<{ works: WorkCard[] }>(
    `/auction/works?program=${_id}&limit=100&sort=lotNo&status=OPEN`,
  );
  await forEach(works, async (lot, at) => {
    let next = lot.minNext;
    let leader: string | null = null;
    for (let turn = 0; turn < crowd(at, most); turn += 1) {
      const { user, caller } = bidders[(at * 3 + turn * 2) % bidders.length] ?? first;
      if (user._id === leader) continue;
      const isAuto = (at + turn) % 3 === 0;
      const amount = isAuto ? onUnit(increments ?? [], next * 1.6) : next;
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
