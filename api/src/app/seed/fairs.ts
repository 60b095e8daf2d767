import type { Fair, Participation, Product } from 'shared/contract';
import { coming, organizer, running } from '../../../seed/content/fairs';
import { buildGrid, formatDay, toInstant } from '../../matching/fairs/grid';
import type { User } from '../../members/users/table';
import type { Console } from './caller';
import type { Members } from './members';
import { uploadDrawing } from './pictures';

const timezone = 'Asia/Seoul';
const dayMs = 86_400_000;

/** A time in Seoul: `minute` minutes after midnight, `days` days from now. */
const midnight = (days: number, minute = 0) =>
  new Date(
    toInstant(formatDay(new Date(Date.now() + days * dayMs).toISOString(), timezone), minute, timezone),
  ).toISOString();
const toDate = (days: number) => formatDay(new Date(Date.now() + days * dayMs).toISOString(), timezone);

const blocks = [
  { from: '10:00', to: '12:00' },
  { from: '13:00', to: '17:00' },
];
const commonFields = {
  timezone,
  slotMinutes: 30,
  bufferMinutes: 0,
  requestTtlHours: 72,
  leadMinutes: 30,
  organizer,
  published: true,
};

/** A running fair, and an upcoming one that accepts sellers. */
const buildFairs = () => ({
  running: {
    ...running,
    ...commonFields,
    type: 'HYBRID',
    sellerFrom: midnight(-40),
    sellerTo: midnight(3),
    buyerFrom: midnight(-30),
    buyerTo: midnight(3),
    requestFrom: midnight(-10),
    requestTo: midnight(4, 18 * 60),
    startAt: midnight(-1),
    endAt: midnight(6),
    days: [-1, 0, 1, 2, 3, 4].map((days) => ({ date: toDate(days), blocks })),
    cancelCutoffHours: 24,
    maxPending: 30,
    maxPerDay: 8,
  },
  coming: {
    ...coming,
    ...commonFields,
    type: 'ONLINE',
    venue: null,
    sellerFrom: midnight(-3),
    sellerTo: midnight(20),
    buyerFrom: midnight(10),
    buyerTo: midnight(30),
    requestFrom: midnight(25),
    requestTo: midnight(44),
    startAt: midnight(45),
    endAt: midnight(48),
    days: [45, 46, 47].map((days) => ({ date: toDate(days), blocks })),
    cancelCutoffHours: 48,
  },
});

const pictures = {
  running: ['matching-intro', 'gateway-construction'],
  coming: ['office-seoul-main', 'banner-street'],
};

/** Creates both fairs with their pictures. Existing fairs are kept. */
export const seedFairs = async (console: Console) => {
  const { fairs: existing } = await console.get<{ fairs: Fair[] }>('/fairs?limit=100');
  const made: Record<'running' | 'coming', Fair | null> = { running: null, coming: null };
  for (const [key, body] of Object.entries(buildFairs()) as ['running' | 'coming', { title: { ko: string } }][]) {
    const known = existing.find(({ title }) => title.ko === body.title.ko);
    const { fair } = known ? { fair: known } : await console.post<{ fair: Fair }>('/fairs', body);
    for (const [index, name] of pictures[key].entries())
      if (!fair.thumbs[index]) await uploadDrawing(console, `/fairs/${fair._id}/thumb/${index}`, 'thumb', name, 1200);
    made[key] = fair;
  }
  return made as Record<'running' | 'coming', Fair>;
};

interface SeedOptions {
  fair: Fair;
  members: Members;
  console: Console;
}

const findParticipation = async (console: Console, fair: Fair, user: User) => {
  const { participations } = await console.get<{ participations: Participation[] }>(
    `/fairs/${fair._id}/participations?limit=100&role=${user.roles.includes('SELLER') ? 'SELLER' : 'BUYER'}`,
  );
  return participations.find(({ _user }) => _user === user._id) ?? null;
};

const decideParticipation = (
  console: Console,
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
export const seedSellers = async ({ fair, members, console }: SeedOptions, sellers: User[]) => {
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
export const seedBuyers = async ({ fair, members, console }: SeedOptions, buyers: User[]) => {
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
