import { text } from './text';

/** Days from the day of the seed on. */
interface CouponSeed {
  name: { ko: string; en: string; cn: string };
  code: string | null;
  kind: 'AMOUNT' | 'PERCENT' | 'SHIPPING';
  value: number;
  minimum: number;
  maximum?: number;
  limit?: number;
  validDays?: number;
  days: [number, number];
}

export const coupons: CouponSeed[] = [
  {
    name: text('첫 구매 5천 원', 'Welcome, KRW 5,000', '首单立减5千韩元'),
    code: 'NEST-5',
    kind: 'AMOUNT',
    value: 5000,
    minimum: 30_000,
    validDays: 30,
    days: [-120, 365],
  },
  {
    name: text('가을 집들이 10%', 'Housewarming, 10%', '秋日乔迁九折'),
    code: 'HAUS-22',
    kind: 'PERCENT',
    value: 10,
    minimum: 50_000,
    maximum: 20_000,
    limit: 500,
    days: [-30, 60],
  },
  {
    name: text('배송비 무료', 'Free delivery', '免运费'),
    code: 'PARCEL-FREE',
    kind: 'SHIPPING',
    value: 5000,
    minimum: 0,
    days: [-60, 180],
  },
  {
    name: text('단골 고객 감사 1만 원', 'Thank you, KRW 10,000', '老客户感恩1万韩元'),
    code: null,
    kind: 'AMOUNT',
    value: 10_000,
    minimum: 100_000,
    validDays: 60,
    days: [-20, 200],
  },
  {
    name: text('여름 정리 15%', 'Summer clearance, 15%', '夏季清仓八五折'),
    code: 'SUMMER-FUN',
    kind: 'PERCENT',
    value: 15,
    minimum: 20_000,
    maximum: 30_000,
    limit: 300,
    days: [-150, -60],
  },
];

/** What a buyer gives as the reason for each thing they ask for. */
export const reasons = {
  CANCEL: '다른 색상으로 다시 주문하려고 합니다.',
  RETURN: '거실에 두어 보니 생각보다 커서 돌려보냅니다.',
  EXCHANGE: '받침 모서리에 작은 흠이 있어 교환을 부탁드립니다.',
} as const;

export const decisions = {
  CANCEL: '요청하신 대로 주문을 취소했습니다.',
  RETURN: '상품을 받아 확인했습니다.',
  EXCHANGE: '새 상품으로 다시 보내 드립니다.',
  REFUSED: '이미 포장을 마쳐 취소가 어렵습니다. 받으신 뒤 반품을 신청해 주세요.',
} as const;

export const receivers = [
  { name: '한지우', phone: '01082001100', zip: '04524', address1: '서울특별시 중구 세종대로 110', address2: '1203호' },
  { name: '윤미나', phone: '01082001101', zip: '06236', address1: '서울특별시 강남구 테헤란로 152', address2: '8층' },
  { name: '서지훈', phone: '01082001102', zip: '48058', address1: '부산광역시 해운대구 센텀중앙로 79', address2: null },
  {
    name: '이하얀',
    phone: '01082001103',
    zip: '61945',
    address1: '광주광역시 서구 상무중앙로 61',
    address2: '302동 804호',
  },
] as const;

export const carriers = ['CJ대한통운', '우체국택배', '한진택배', '롯데택배'] as const;
