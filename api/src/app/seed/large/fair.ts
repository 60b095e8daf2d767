import type { Slot } from 'shared/contract';
import { organizer } from '../../../../seed/content/fairs';
import { dayOf, gridOf, momentOf } from '../../../matching/fairs/grid';
import type { FairRow, fairs } from '../../../matching/fairs/table';
import type { participations } from '../../../matching/participations/table';
import type { fairProducts, products } from '../../../matching/products/table';
import type { schedules } from '../../../matching/schedules/table';
import { buyerIds, companyOf, idOf, sellerIds, sizes } from './names';

const timezone = 'Asia/Seoul';
const dayMs = 86_400_000;
export const tables = 60;

/** A fair a month ahead whose requests are open: six days of twelve times. */
export const fairRow = (since: number): typeof fairs.$inferInsert => {
  const dateOf = (days: number) => dayOf(new Date(since + days * dayMs).toISOString(), timezone);
  const midnight = (days: number) => new Date(momentOf(dateOf(days), 0, timezone)).toISOString();
  const at = new Date(since).toISOString();
  return {
    _id: idOf('F', 0),
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
    // Longer than the fair is away: what waits, waits until its last time.
    requestTtlHours: 2160,
    cancelCutoffHours: 24,
    leadMinutes: 30,
    organizer,
    published: true,
  };
};

type Known = Pick<FairRow, '_id' | 'createdAt' | 'timezone' | 'days' | 'slotMinutes'>;

/** Which of the fair's times a buyer offers: two in three, another third left out for each. */
export const offers = (buyer: number, place: number) => place % 3 !== buyer % 3;

const written = ({ createdAt }: Known) => ({ createdAt, updatedAt: createdAt });

export const placeOf = (fair: Known, n: number): typeof participations.$inferInsert => {
  const isSeller = n < sizes.sellers;
  return {
    ...written(fair),
    _id: idOf('P', n),
    _fair: fair._id,
    _user: idOf('U', n),
    role: isSeller ? 'SELLER' : 'BUYER',
    status: 'APPROVED',
    mode: ['ONLINE', 'OFFLINE'],
    certificate: isSeller ? (n % 3 === 0 ? 'SuperRookie' : 'SeoulAward') : null,
    appliedAt: fair.createdAt,
    decidedAt: fair.createdAt,
  };
};

export const scheduleOf = (fair: Known, buyer: number, grid: Slot[]): typeof schedules.$inferInsert => ({
  ...written(fair),
  _id: idOf('S', buyer),
  _fair: fair._id,
  _user: buyerIds[buyer] ?? '',
  mode: ['ONLINE', 'OFFLINE'],
  slots: grid.filter((_, place) => offers(buyer, place)).map(({ start }) => start),
});

export const productOf = (fair: Known, n: number): typeof products.$inferInsert => ({
  ...written(fair),
  _id: idOf('R', n),
  _user: sellerIds[n] ?? '',
  name: { ko: `${companyOf(n).ko} 대표 상품`, en: `${companyOf(n).en} main product` },
  origin: '대한민국',
  category: 'living',
  status: 'PUBLISHED',
  retailPrice: 9900 + (n % 90) * 1000,
});

export const shownOf = (fair: Known, n: number): typeof fairProducts.$inferInsert => ({
  ...written(fair),
  _id: idOf('Q', n),
  _fair: fair._id,
  _product: idOf('R', n),
  _user: sellerIds[n] ?? '',
  order: n,
});

export const timesOf = (fair: Known) => gridOf(fair);
