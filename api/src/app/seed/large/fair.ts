import type { Slot } from 'shared/contract';
import type { FairRow, fairs } from '../../../matching/fairs/table';
import type { participations } from '../../../matching/participations/table';
import type { fairProducts, products } from '../../../matching/products/table';
import type { schedules } from '../../../matching/schedules/table';
import { buildDays, commonFields, toTime } from '../fair-days';
import { buildCompanyName, buildId, buyerIds, sellerIds, sizes } from './names';

export const tables = 60;

/** A fair in 30 days whose requests are open: six days of twelve slots. */
export const buildFair = (since: number): typeof fairs.$inferInsert => {
  const at = new Date(since).toISOString();
  return {
    ...commonFields,
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
    sellerFrom: toTime(-30, since),
    sellerTo: toTime(20, since),
    buyerFrom: toTime(-30, since),
    buyerTo: toTime(20, since),
    requestFrom: toTime(-10, since),
    requestTo: toTime(29, since),
    startAt: toTime(30, since),
    endAt: toTime(36, since),
    days: buildDays(30, 35, since),
    // Longer than the time to the fair, so that pending requests do not expire before their last slot.
    requestTtlHours: 2160,
    cancelCutoffHours: 24,
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
