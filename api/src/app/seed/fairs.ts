import type { Fair, Participation, Product } from 'shared/contract';
import { coming, running } from '../../../seed/content/fairs';
import { buildGrid } from '../../matching/fairs/grid';
import type { User } from '../../members/users/table';
import type { Caller } from './caller';
import { buildDays, commonFields, toTime } from './fair-days';
import type { SeedContext } from './members';
import { uploadDrawing } from './pictures';

/** A running fair, and an upcoming one that accepts sellers. */
const buildFairs = (now = Date.now()) => ({
  running: {
    ...running,
    ...commonFields,
    type: 'HYBRID',
    sellerFrom: toTime(-40, now),
    sellerTo: toTime(3, now),
    buyerFrom: toTime(-30, now),
    buyerTo: toTime(3, now),
    requestFrom: toTime(-10, now),
    requestTo: toTime(4, now, 18 * 60),
    startAt: toTime(-1, now),
    endAt: toTime(6, now),
    days: buildDays(-1, 4, now),
    requestTtlHours: 72,
    cancelCutoffHours: 24,
    maxPending: 30,
    maxPerDay: 8,
  },
  coming: {
    ...coming,
    ...commonFields,
    type: 'ONLINE',
    venue: null,
    sellerFrom: toTime(-3, now),
    sellerTo: toTime(20, now),
    buyerFrom: toTime(10, now),
    buyerTo: toTime(30, now),
    requestFrom: toTime(25, now),
    requestTo: toTime(44, now),
    startAt: toTime(45, now),
    endAt: toTime(48, now),
    days: buildDays(45, 47, now),
    requestTtlHours: 72,
    cancelCutoffHours: 48,
  },
});

const pictures = {
  running: ['matching-intro', 'gateway-construction'],
  coming: ['office-seoul-main', 'banner-street'],
};

/** Creates both fairs with their pictures. Existing fairs are kept. */
export const seedFairs = async (console: Caller) => {
  const { fairs: existing } = await console.get<{ fairs: Fair[] }>('/fairs?limit=100');
  const made: Record<'running' | 'coming', Fair | null> = { running: null, coming: null };
  for (const [key, body] of Object.entries(buildFairs()) as ['running' | 'coming', { title: { ko: string } }][]) {
    const found = existing.find(({ title }) => title.ko === body.title.ko);
    const { fair } = found ? { fair: found } : await console.post<{ fair: Fair }>('/fairs', body);
    for (const [index, name] of pictures[key].entries())
      if (!fair.thumbs[index]) await uploadDrawing(console, `/fairs/${fair._id}/thumb/${index}`, 'thumb', name, 1200);
    made[key] = fair;
  }
  return made as Record<'running' | 'coming', Fair>;
};

const findParticipation = async (console: Caller, fair: Fair, user: User) => {
  const { participations } = await console.get<{ participations: Participation[] }>(
    `/fairs/${fair._id}/participations?limit=100&role=${user.roles.includes('SELLER') ? 'SELLER' : 'BUYER'}`,
  );
  return participations.find(({ _user }) => _user === user._id) ?? null;
};

const decideParticipation = (
  console: Caller,
  fair: Fair,
  { _id, version }: Participation,
  status: Participation['status'],
) =>
  console.put(`/fairs/${fair._id}/participations/${_id}`, {
    status,
    version,
    ...(status === 'REJECTED' && { reason: '이번 회차의 모집 분야와 맞지 않아 다음 회차에 다시 신청해 주세요.' }),
  });

/** Two of the participants stay pending and the last is rejected; all others are approved. */
const getDecision = (at: number, count: number): Participation['status'] =>
  at === count - 1 ? 'REJECTED' : at >= count - 3 ? 'PENDING' : 'APPROVED';

/** Applies for sellers with their products, and decides on the applications. */
export const seedSellers = async ({ members, console }: SeedContext, fair: Fair, sellers: User[]) => {
  for (const [at, seller] of sellers.entries()) {
    if (await findParticipation(console, fair, seller)) continue;
    const caller = await members.as(seller);
    const { products } = await caller.get<{ products: Product[] }>('/me/products?limit=30&status=PUBLISHED');
    const certificate = seller.seller?.certificates.find(
      ({ verifiedAt, type }) => verifiedAt && type !== 'other',
    )?.type;
    const { participation } = await caller.post<{ participation: Participation }>(`/fairs/${fair._id}/participations`, {
      certificate,
      products: products.filter(({ thumb }) => thumb).map(({ _id }) => _id),
      interpreter: at % 4 === 1 ? '영어' : null,
    });
    const decision = getDecision(at, sellers.length);
    if (decision !== 'PENDING') await decideParticipation(console, fair, participation, decision);
  }
};

/** Applies for buyers by their schedules (two in three leave out some slots), and decides on the applications. */
export const seedBuyers = async ({ members, console }: SeedContext, fair: Fair, buyers: User[]) => {
  const futureSlots = buildGrid(fair).filter(({ start }) => start > new Date(Date.now() + 3_600_000).toISOString());
  for (const [at, buyer] of buyers.entries()) {
    if (await findParticipation(console, fair, buyer)) continue;
    const caller = await members.as(buyer);
    await caller.post('/me/schedules', {
      _fair: fair._id,
      mode: at % 5 === 3 ? ['ONLINE'] : at % 5 === 4 ? ['OFFLINE'] : ['ONLINE', 'OFFLINE'],
      slots: futureSlots.filter((_, slot) => at % 3 === 0 || slot % 3 !== at % 3).map(({ start }) => start),
      note: at % 6 === 0 ? '샘플을 직접 볼 수 있는 상담을 선호합니다.' : null,
    });
    const participation = await findParticipation(console, fair, buyer);
    const decision = getDecision(at, buyers.length);
    if (participation && decision !== 'PENDING') await decideParticipation(console, fair, participation, decision);
  }
};
