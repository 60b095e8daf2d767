import { expect, test } from '@jest/globals';
import { toAmountWords } from './amount-words';

test.each([
  [2_000_000, '200만', '2 million', '200万'],
  [12_340_000, '1,234만', '12 million 340 thousand', '1,234万'],
  [120_000_000, '1억 2,000만', '120 million', '1亿2,000万'],
  [1_000_050_000, '10억 5만', '1 billion 50 thousand', '10亿5万'],
  [9_500, '9,500', '9 thousand 500', '9,500'],
])('%d is said as people say it', (amount, ko, en, cn) => {
  expect([toAmountWords(amount, 'ko'), toAmountWords(amount, 'en'), toAmountWords(amount, 'cn')]).toEqual([ko, en, cn]);
});
