import { expect, test } from '@jest/globals';
import { findUnsafeExpressions, listExpressions } from './regular-expressions';

const limitMs = 300_000;

test(
  'an expression that a hostile text keeps busy is found',
  async () => {
    const planted = { place: 'planted.ts:1', source: '^(a+)+$', flags: '' };
    // With what recheck cannot decide without trying texts.
    const square = { place: 'square.ts:1', source: String.raw`(?<!x)\s+$`, flags: '' };
    const undecided = { place: 'undecided.ts:1', source: 'a+)', flags: '' };
    const linear = { place: 'linear.ts:1', source: '^a+$', flags: '' };
    expect(await findUnsafeExpressions([linear, planted, square, undecided])).toEqual([
      expect.stringContaining('planted.ts:1: /^(a+)+$/'),
      expect.stringContaining('square.ts:1: /(?<!x)\\s+$/ is 2nd degree polynomial'),
      'undecided.ts:1: /a+)/ cannot be decided: invalid',
    ]);
  },
  limitMs,
);

test(
  'no expression of the server is kept busy by a hostile text',
  async () => expect(await findUnsafeExpressions(listExpressions())).toEqual([]),
  limitMs,
);
