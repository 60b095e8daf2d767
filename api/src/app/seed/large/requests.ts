import type { Slot } from 'shared/contract';
import { messages } from '../../../../seed/content/fairs';
import type { FairRow } from '../../../matching/fairs/table';
import { occupied, personOf, tableOf } from '../../../matching/holds/holds';
import type { slotHolds } from '../../../matching/holds/table';
import { fresh, nobodyYet } from '../../../matching/matchings/create';
import { expiryOf } from '../../../matching/matchings/settle';
import type { matchings } from '../../../matching/matchings/table';
import { offers, tables } from './fair';
import { buyerIds, idOf, sellerIds, sizes } from './names';

type Matching = typeof matchings.$inferInsert;
type Hold = typeof slotHolds.$inferInsert;
export type Made = { matching: Matching; holds: Hold[] };

/** What becomes of a request, in turn. */
const courses = [
  'REQUESTED',
  'ACCEPTED',
  'DECLINED',
  'REQUESTED',
  'ACCEPTED',
  'WITHDRAWN',
  'REQUESTED',
  'EXPIRED',
] as const;

const minuteMs = 60_000;

/** The first three times, from a place on, that a buyer offers. */
const candidates = (grid: Slot[], buyer: number, from: number) =>
  grid
    .map((_, step) => (from + step) % grid.length)
    .filter((place) => offers(buyer, place))
    .slice(0, 3)
    .flatMap((place) => grid[place] ?? []);

/** Every request of the fair, the same in every run. Nobody and no table is in two meetings at once. */
export const requestsOf = (fair: FairRow, grid: Slot[]): Made[] => {
  const busy = new Set<string>();
  const isFree = (who: string, { start }: Slot) => !busy.has(`${who} ${start}`);

  const agree = (parties: string[], slots: Slot[], isOnline: boolean) => {
    for (const slot of slots) {
      if (!parties.every((who) => isFree(personOf(who), slot))) continue;
      const all = Array.from({ length: tables }, (_, at) => at + 1);
      const table = isOnline ? null : all.find((one) => isFree(tableOf(fair._id, one), slot));
      if (table === undefined) continue;
      const held = [...parties.map(personOf), ...(table === null ? [] : [tableOf(fair._id, table)])];
      for (const who of held) busy.add(`${who} ${slot.start}`);
      return { slot, table, held };
    }
    return null;
  };

  return Array.from({ length: sizes.requests }, (_, n): Made => {
    const s = n % sizes.sellers;
    const round = Math.floor(n / sizes.sellers);
    // Fifteen apart, so that no seller asks the same buyer twice.
    const b = (s * 7 + round * 15) % sizes.buyers;
    const [seller, buyer] = [sellerIds[s] ?? '', buyerIds[b] ?? ''];
    const isOnline = n % 3 === 0;
    const slots = candidates(grid, b, (s * 5 + round * 11) % grid.length);
    const course = courses[(s + round) % courses.length] ?? 'REQUESTED';
    const agreed = course === 'ACCEPTED' ? agree([seller, buyer], slots, isOnline) : null;
    const status = course === 'ACCEPTED' && !agreed ? 'REQUESTED' : course;
    const createdAt = new Date(Date.parse(fair.createdAt) + n * 10).toISOString();
    const decidedAt = status === 'REQUESTED' ? null : new Date(Date.parse(createdAt) + minuteMs).toISOString();
    const _id = idOf('M', n);
    const history: Matching['history'] = [{ at: createdAt, by: seller, from: null, to: 'REQUESTED' }];
    if (decidedAt)
      history.push({ at: decidedAt, by: status === 'WITHDRAWN' ? seller : buyer, from: 'REQUESTED', to: status });
    return {
      matching: {
        _id,
        createdAt,
        updatedAt: decidedAt ?? createdAt,
        version: decidedAt ? 1 : 0,
        _fair: fair._id,
        requester: seller,
        responder: buyer,
        seller,
        buyer,
        mode: isOnline ? 'ONLINE' : 'OFFLINE',
        slots: fresh(slots),
        products: [idOf('R', s)],
        message: messages[n % messages.length] ?? null,
        status,
        start: agreed?.slot.start ?? null,
        end: agreed?.slot.end ?? null,
        table: agreed?.table ?? null,
        room:
          agreed && isOnline
            ? { url: `https://meet.jit.si/portico-large-${n}`, passcode: null, provider: 'meet.jit.si' }
            : null,
        decidedAt,
        declineReason: status === 'DECLINED' ? '취급 분야와 맞지 않아 다음 기회에 뵙겠습니다.' : null,
        expiresAt: expiryOf(createdAt, fresh(slots), fair),
        attendance: nobodyYet,
        history,
      },
      holds: (agreed?.held ?? []).map((resource, at) => ({
        _id: idOf('H', n * 3 + at),
        _fair: fair._id,
        _matching: _id,
        resource,
        start: agreed?.slot.start ?? '',
        end: agreed?.slot.end ?? '',
        ...occupied(agreed?.slot ?? { start: '', end: '' }, fair.bufferMinutes),
      })),
    };
  });
};
