/** A published case for the body of a request. */
export const buildCase = (changes: object = {}) => ({
  slug: 'deposit-returned',
  title: { ko: '보증금을 돌려받은 사건' },
  summary: { ko: '임차권등기 뒤에 보증금 전액을 돌려받았습니다.' },
  content: { ko: '<p>집주인이 보증금을 돌려주지 않았습니다.</p>' },
  practices: ['leases'],
  outcome: 'WON' as const,
  _lawyers: [] as string[],
  office: null,
  year: 2025,
  published: true,
  ...changes,
});
