import { expect, test } from '@jest/globals';
import { parseAmount } from './parse-amount';

test.each([
  ['1250000', 1_250_000],
  ['1,250,000', 1_250_000],
  [' 1 250 000 원 ', 1_250_000],
  ['₩1,250,000', 1_250_000],
  ['KRW 1,250,000', 1_250_000],
  ['１２５００００', 1_250_000],
  ['125만', 1_250_000],
  ['1억 2,000만원', 120_000_000],
])('%j is %d', (text, amount) => expect(parseAmount(text)).toBe(amount));

test.each(['', '0', '-50000', '1e9', '1.5', '50000.5', 'abc', '만', '9007199254740992', '12만34만'])(
  '%j is no amount',
  (text) => expect(parseAmount(text)).toBeNull(),
);
