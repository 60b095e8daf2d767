/** A question for the body of a request. */
export const buildFaq = (changes: object = {}) => ({
  type: 'other' as 'other' | 'inquiry',
  question: { ko: '질문' },
  answer: { ko: '<p>답</p>' },
  order: 0,
  published: true,
  ...changes,
});
