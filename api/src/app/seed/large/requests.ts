import type { Slot } from 'shared/contract';
import { messages } from '../../../../seed/content/fairs';
import type { FairRow } from '../../../matching/fairs/table';
import { addBuffer, toPersonResource, toTableResource } from '../../../matching/holds/holds';
import type { slotHolds } from '../../../matching/holds/table';
import { emptyAttendance } from '../../../matching/matchings/insert-matching';
import { getExpiry, toCandidateSlots } from '../../../matching/matchings/slots';
import type { matchings } from '../../../matching/matchings/table';
import { isOffered, tables } from './fair';
import { buildId, buyerIds, sellerIds, sizes } from './names';

type Matching = typeof matchings.$inferInsert;
type Hold = typeof slotHolds.$inferInsert;
type BuiltRequest = { matching: Matching; holds: Hold[] };

/** The outcomes of requests, in turn. */
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

/** The first three slots that a buyer offers, starting at an index of the grid. */
const findCandidates = (grid: Slot[], buyer: number, from: number) =>
  grid
    .map((_, step) => (from + step) % grid.length)
    .filter((slot) => isOffered(buyer, slot))
    .slice(0, 3)
    .flatMap((slot) => grid[slot] ?? []);

/** All requests of the fair, the same in every run. Persons and tables are never double-booked. */
export const buildRequests = (fair: FairRow, grid: Slot[]): BuiltRequest[] => {
  const busy = new Set<string>();
  const isFree = (who: string, { start }: Slot) => !busy.has(`${who} ${start}`);

  const findAgreement = (parties: string[], slots: Slot[], isOnline: boolean) => {
    for (const slot of slots) {
      if (!parties.every((who) => isFree(toPersonResource(who), slot))) continue;
      const all = Array.from({ length: tables }, (_, at) => at + 1);
      const table = isOnline ? null : all.find((one) => isFree(toTableResource(fair._id, one), slot));
      if (table === undefined) continue;
      const resources = [
        ...parties.map(toPersonResource),
        ...(table === null ? [] : [toTableResource(fair._id, table)]),
      ];
      for (const who of resources) busy.add(`${who} ${slot.start}`);
      return { slot, table, resources };
    }
    return null;
  };

  return Array.from({ length: sizes.requests }, (_, n): BuiltRequest => {
    const s = n % sizes.sellers;
    const round = Math.floor(n / sizes.sellers);
    // Offsets of fifteen, so that no seller requests the same buyer twice.
    const b = (s * 7 + round * 15) % sizes.buyers;
    const [seller, buyer] = [sellerIds[s] ?? '', buyerIds[b] ?? ''];
    const isOnline = n % 3 === 0;
    const slots = findCandidates(grid, b, (s * 5 + round * 11) % grid.length);
    const course = courses[(s + round) % courses.length] ?? 'REQUESTED';
    const agreed = course === 'ACCEPTED' ? findAgreement([seller, buyer], slots, isOnline) : null;
    const status = course === 'ACCEPTED' && !agreed ? 'REQUESTED' : course;
    const createdAt = new Date(Date.parse(fair.createdAt) + n * 10).toISOString();
    const decidedAt = status === 'REQUESTED' ? null : new Date(Date.parse(createdAt) + minuteMs).toISOString();
    const _id = buildId('M', n);
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
        slots: toCandidateSlots(slots),
        products: [buildId('R', s)],
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
        expiresAt: getExpiry(createdAt, toCandidateSlots(slots), fair),
        attendance: emptyAttendance,
        history,
      },
      holds: (agreed?.resources ?? []).map((resource, at) => ({
        _id: buildId('H', n * 3 + at),
        _fair: fair._id,
        _matching: _id,
        resource,
        start: agreed?.slot.start ?? '',
        end: agreed?.slot.end ?? '',
        ...addBuffer(agreed?.slot ?? { start: '', end: '' }, fair.bufferMinutes),
      })),
    };
  });
};
