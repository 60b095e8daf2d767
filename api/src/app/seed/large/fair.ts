import type { Slot } from 'shared/contract';
import { organizer } from '../../../../seed/content/fairs';
import { formatDay, toInstant } from '../../../matching/fairs/grid';
import type { FairRow, fairs } from '../../../matching/fairs/table';
import type { participations } from '../../../matching/participations/table';
import type { fairProducts, products } from '../../../matching/products/table';
import type { schedules } from '../../../matching/schedules/table';
import { buildCompanyName, buildId, buyerIds, sellerIds, sizes } from './names';

const timezone = 'Asia/Seoul';
const dayMs = 86_400_000;
export const tables = 60;

/** A fair in 30 days whose requests are open: six days of twelve slots. */
export const buildFair = (since: number): typeof fairs.$inferInsert => {
  const dateOf = (days: number) => formatDay(new Date(since + days * dayMs).toISOString(), timezone);
  const midnight = (days: number) => new Date(toInstant(dateOf(days), 0, timezone)).toISOString();
  const at = new Date(since).toISOString();
  return {
    _id: buildId('F', 0),
    createdAt: at,
    updatedAt: at,
    title: { ko: '대규모 수출 상담회', en: 'Grand Export Meetings', cn: '大型出口洽谈会' },
    summary: {
      ko: '판매기업 500개사와 바이어 300개사가 엿새 동안 만납니다.',
      en: 'Five hundred sellers and three hundred buyers meet over six days.',
      cn: '500家卖方企业与300家买家在六天内洽谈。',
    },
    type: 'HYBRID',
    venue: {
      name: { ko: '서울창업마루 대전시장', en: 'Seoul Startup Maru, great hall', cn: '首尔创业馆大展厅' },
      address: '서울특별시 중구 빛나루로 12',
      tables,
      tablePrefix: 'L-',
    },
    timezone,
    sellerFrom: midnight(-30),
    sellerTo: midnight(20),
    buyerFrom: midnight(-30),
    buyerTo: midnight(20),
    requestFrom: midnight(-10),
    requestTo: midnight(29),
    startAt: midnight(30),
    endAt: midnight(36),
    days: [30, 31, 32, 33, 34, 35].map((days) => ({
      date: dateOf(days),
      blocks: [
        { from: '10:00', to: '12:00' },
        { from: '13:00', to: '17:00' },
      ],
    })),
    slotMinutes: 30,
    bufferMinutes: 0,
    // Longer than the time to the fair, so that pending requests do not expire before their last slot.
    requestTtlHours: 2160,
    cancelCutoffHours: 24,
    leadMinutes: 30,
    organizer,
    published: true,
  };
};

type LargeFair = Pick<FairRow, '_id' | 'createdAt' | 'timezone' | 'days' | 'slotMinutes'>;

/** Whether a buyer offers a slot: two of three slots, differing by buyer. */
export const isOffered = (buyer: number, slot: number) => slot % 3 !== buyer % 3;

const toTimestamps = ({ createdAt }: LargeFair) => ({ createdAt, updatedAt: createdAt });

export const buildParticipation = (fair: LargeFair, n: number): typeof participations.$inferInsert => {
  const isSeller = n < sizes.sellers;
  return {
    ...toTimestamps(fair),
    _id: buildId('P', n),
    _fair: fair._id,
    _user: buildId('U', n),
    role: isSeller ? 'SELLER' : 'BUYER',
    status: 'APPROVED',
    mode: ['ONLINE', 'OFFLINE'],
    certificate: isSeller ? (n % 3 === 0 ? 'SuperRookie' : 'SeoulAward') : null,
    appliedAt: fair.createdAt,
    decidedAt: fair.createdAt,
  };
};

export const buildSchedule = (fair: LargeFair, buyer: number, grid: Slot[]): typeof schedules.$inferInsert => ({
  ...toTimestamps(fair),
  _id: buildId('S', buyer),
  _fair: fair._id,
  _user: buyerIds[buyer] ?? '',
  mode: ['ONLINE', 'OFFLINE'],
  slots: grid.filter((_, slot) => isOffered(buyer, slot)).map(({ start }) => start),
});

export const buildProduct = (fair: LargeFair, n: number): typeof products.$inferInsert => ({
  ...toTimestamps(fair),
  _id: buildId('R', n),
  _user: sellerIds[n] ?? '',
  name: { ko: `${buildCompanyName(n).ko} 대표 상품`, en: `${buildCompanyName(n).en} main product` },
  origin: '대한민국',
  category: 'living',
  status: 'PUBLISHED',
  retailPrice: 9900 + (n % 90) * 1000,
});

export const buildFairProduct = (fair: LargeFair, n: number): typeof fairProducts.$inferInsert => ({
  ...toTimestamps(fair),
  _id: buildId('Q', n),
  _fair: fair._id,
  _product: buildId('R', n),
  _user: sellerIds[n] ?? '',
  order: n,
});
