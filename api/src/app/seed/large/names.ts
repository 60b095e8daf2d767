/** Ids are the same in every run, so that an interrupted run can be continued. */
export const buildId = (
  kind: 'U' | 'P' | 'F' | 'R' | 'Q' | 'S' | 'M' | 'H' | 'A' | 'G' | 'D' | 'W' | 'B' | 'C' | 'V',
  n: number,
) => `01K0000000000000${kind}${String(n).padStart(9, '0')}`;

export const sizes = {
  users: 20_000,
  sellers: 500,
  buyers: 300,
  requests: 10_000,
  authors: 100,
  paddles: 800,
  lots: 1000,
  bids: 1_000_000,
};

/** Rows per transaction. */
export const batchSize = 500;

/** Users are numbered: sellers, then buyers, then persons. */
export const sellerIds = Array.from({ length: sizes.sellers }, (_, n) => buildId('U', n));
export const buyerIds = Array.from({ length: sizes.buyers }, (_, n) => buildId('U', sizes.sellers + n));

const stems = ['가온', '나래', '다올', '라온', '마루', '바름', '새봄', '아람', '자람', '차오름', '하늘', '한결'];
const kinds = ['생활', '뷰티', '푸드', '패션', '리빙', '헬스', '키즈', '펫', '테크', '디자인'];
const english = [
  'Gaon',
  'Narae',
  'Daol',
  'Raon',
  'Maru',
  'Bareum',
  'Saebom',
  'Aram',
  'Jaram',
  'Chaoreum',
  'Haneul',
  'Hangyeol',
];
const familyNames = ['김', '이', '박', '최', '정', '강', '조', '윤', '장', '임'];
const givenNames = [
  '서연',
  '민준',
  '지우',
  '하은',
  '도윤',
  '수아',
  '예준',
  '지호',
  '유나',
  '현우',
  '채원',
  '건우',
  '소율',
];

export const pick = <T>(list: readonly T[], n: number) => list[n % list.length] as T;

export const buildCompanyName = (n: number) => ({
  ko: `${pick(stems, n)}${pick(kinds, Math.floor(n / stems.length))} ${n + 1}`,
  en: `${pick(english, n)} ${n + 1}`,
});
export const buildPersonName = (n: number) =>
  `${pick(familyNames, n)}${pick(givenNames, Math.floor(n / familyNames.length))}`;
