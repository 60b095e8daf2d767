import { eq } from 'drizzle-orm';
import type { Fair, Matching } from 'shared/contract';
import { messages } from '../../../seed/content/fairs';
import { buildGrid } from '../../matching/fairs/grid';
import { slotHolds } from '../../matching/holds/table';
import { completeMatchings } from '../../matching/matchings/jobs';
import { matchings } from '../../matching/matchings/table';
import type { User } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import type { SeedContext } from './members';

const hourMs = 3_600_000;

/** The outcomes of requests, in turn. */
const courses = [
  'AGREED',
  'OPEN',
  'HELD',
  'AGREED',
  'DECLINED',
  'MISSED',
  'OPEN',
  'AGREED',
  'CANCELLED',
  'WITHDRAWN',
  'PROPOSED',
  'EXPIRED',
] as const;
type Course = (typeof courses)[number];

interface SeedOptions extends SeedContext {
  fair: Fair;
  sellers: User[];
  buyers: User[];
}

/** Returns null when the API refuses (403, 409 or 422), such as for a booked slot or a full day. */
const nullIfTaken = async <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((cause: unknown) => {
    if (/answered 4(09|22|03)/.test(String(cause))) return null;
    throw cause;
  });

/** Moves a meeting to a past slot of the fair and completes it. Returns false if there is no past slot. */
const moveToYesterday = async (db: Database, fair: Fair, id: string, at: number) => {
  const past = buildGrid(fair).filter(({ end }) => Date.parse(end) < Date.now());
  const slot = past[at % Math.max(1, past.length)];
  if (!slot) return false;
  await db.delete(slotHolds).where(eq(slotHolds._matching, id));
  await db
    .update(matchings)
    .set({
      ...slot,
      createdAt: new Date(Date.parse(slot.start) - 72 * hourMs).toISOString(),
      decidedAt: new Date(Date.parse(slot.start) - 48 * hourMs).toISOString(),
    })
    .where(eq(matchings._id, id));
  await completeMatchings(db);
  return true;
};

const seedMatching = async (
  { db, fair, members }: SeedOptions,
  {
    matching,
    seller,
    buyer,
    course,
    at,
  }: { matching: Matching; seller: User; buyer: User; course: Course; at: number },
) => {
  const [sellerCaller, buyerCaller] = [await members.as(seller), await members.as(buyer)];
  const path = `/me/matchings/${matching._id}`;
  const [first, second] = matching.slots;
  const accept = () =>
    nullIfTaken(buyerCaller.put<{ matching: Matching }>(path, { action: 'ACCEPT', slot: first?.start }));
  if (course === 'DECLINED')
    await buyerCaller.put(path, { action: 'DECLINE', reason: '취급 분야와 맞지 않아 다음 기회에 뵙겠습니다.' });
  if (course === 'WITHDRAWN') await sellerCaller.remove(path);
  if (course === 'EXPIRED') {
    await db.update(matchings).set({ expiresAt: new Date().toISOString() }).where(eq(matchings._id, matching._id));
    await sellerCaller.get('/me/matchings?limit=1');
  }
  if (!['AGREED', 'HELD', 'MISSED', 'CANCELLED', 'PROPOSED'].includes(course) || !(await accept())) return;
  if (course === 'CANCELLED')
    await nullIfTaken(sellerCaller.put(path, { action: 'CANCEL', reason: '생산 일정이 바뀌어 참석이 어렵습니다.' }));
  if (course === 'PROPOSED' && second)
    await nullIfTaken(
      sellerCaller.put(path, { action: 'PROPOSE', slots: [second.start], message: '한 시간 뒤로 옮길 수 있을까요?' }),
    );
  if (course === 'AGREED' && at % 2 === 0)
    await sellerCaller.post(`${path}/messages`, {
      text: '샘플 두 종과 가격표를 준비해 가겠습니다. 미리 보고 싶은 자료가 있으면 알려 주세요.',
    });
  if ((course === 'HELD' || course === 'MISSED') && (await moveToYesterday(db, fair, matching._id, at))) {
    await sellerCaller.put(path, { action: 'ATTEND', value: course === 'HELD' ? 'YES' : 'NO' });
    if (course === 'MISSED') return;
    const log = {
      action: 'LOG',
      score: 3 + (at % 3),
      amount: 5_000_000 + at * 250_000,
      currency: 'KRW',
      contract: 'PURSUED',
    };
    await sellerCaller.put(path, {
      ...log,
      note: '초도 물량 500개 조건으로 견적을 보내기로 했습니다.',
      followUp: '견적서 발송',
    });
    await buyerCaller.put(path, { ...log, amount: null, currency: null, note: '포장 단위를 줄인 제안을 기다립니다.' });
  }
};

/** Creates requests and meetings in every state through the API. */
export const seedMatchings = async (seeding: SeedOptions) => {
  const { fair, members, db, sellers, buyers } = seeding;
  if ((await db.$count(matchings, eq(matchings._fair, fair._id))) > 0) return;
  // Late enough for the parties to cancel and reschedule.
  const from = new Date(Date.now() + 26 * hourMs).toISOString();
  let at = 0;
  for (const [index, seller] of sellers.entries()) {
    const caller = await members.as(seller);
    const { products } = await caller.get<{ products: { _id: string }[] }>('/me/products?limit=3&status=PUBLISHED');
    for (let step = 0; step < 4; step += 1) {
      const buyer = buyers[(index * 3 + step) % buyers.length];
      if (!buyer) continue;
      const availability = await nullIfTaken(
        caller.get<{ mode: ('ONLINE' | 'OFFLINE')[]; schedules: { start: string }[] }>(
          `/me/matchings/${buyer._id}/schedules?fair=${fair._id}`,
        ),
      );
      const free = availability?.schedules.filter(({ start }) => start > from) ?? [];
      const first = (index * 5 + step * 7) % Math.max(1, free.length - 3);
      const slots = free.slice(first, first + 3).map(({ start }) => start);
      if (!availability || slots.length === 0) continue;
      const request = {
        _fair: fair._id,
        _user: buyer._id,
        mode: availability.mode[at % availability.mode.length],
        slots,
        products: products.map(({ _id }) => _id),
        message: messages[at % messages.length],
      };
      const made = await nullIfTaken(caller.post<{ matching: Matching }>('/me/matchings', request));
      const course = courses[at % courses.length] ?? 'OPEN';
      if (made) await seedMatching(seeding, { matching: made.matching, seller, buyer, course, at });
      at += 1;
    }
  }
};
