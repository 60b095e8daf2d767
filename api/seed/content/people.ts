import type { Level } from 'shared/contract';

export const levels: Pick<
  Level,
  'name' | 'code' | 'rank' | 'isDefault' | 'discountRate' | 'pointRate' | 'description'
>[] = [
  {
    name: '실버',
    code: 'silver',
    rank: 10,
    isDefault: false,
    discountRate: 1,
    pointRate: 1,
    description: '구매 10만 원 이상',
  },
  {
    name: '골드',
    code: 'gold',
    rank: 20,
    isDefault: false,
    discountRate: 3,
    pointRate: 2,
    description: '구매 50만 원 이상',
  },
  {
    name: 'VIP',
    code: 'vip',
    rank: 30,
    isDefault: false,
    discountRate: 5,
    pointRate: 3,
    description: '구매 200만 원 이상',
  },
];

/** Members who are no company. */
export const persons = [
  { username: 'mina.yoon', name: '윤미나', nameEn: 'Mina Yoon', language: 'ko' },
  { username: 'jihun.seo', name: '서지훈', nameEn: 'Jihun Seo', language: 'ko' },
  { username: 'hayan.lee', name: '이하얀', nameEn: 'Hayan Lee', language: 'ko' },
  { username: 'doyeon.park', name: '박도연', nameEn: 'Doyeon Park', language: 'ko' },
  { username: 'emily.carter', name: '에밀리 카터', nameEn: 'Emily Carter', language: 'en' },
  { username: 'li.wei', name: '리웨이', nameEn: 'Li Wei', language: 'cn' },
  { username: 'taeyang.kim', name: '김태양', nameEn: 'Taeyang Kim', language: 'ko' },
  { username: 'sora.jung', name: '정소라', nameEn: 'Sora Jung', language: 'ko' },
] as const;

/** Why applications of the seed were turned down. */
export const refusals = {
  SELLER: '서울어워드 또는 슈퍼루키 선정 확인서가 필요합니다. 확인서를 준비해 다시 신청해 주세요.',
  BUYER: '사업자등록증의 업태가 유통업으로 확인되지 않습니다. 최근 1년의 매입 실적을 함께 제출해 주세요.',
} as const;
