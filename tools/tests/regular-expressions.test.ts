import { expect, test } from '@jest/globals';
import { findUnsafeExpressions, listExpressions } from './regular-expressions';

const limitMs = 300_000;

test(
  'an expression that a hostile text keeps busy is found',
  async () => {
    const planted = { place: 'planted.ts:1', source: '^(a+)+$', flags: '' };
    const linear = { place: 'linear.ts:1', source: '^a+$', flags: '' };
    expect(await findUnsafeExpressions([linear, planted])).toEqual([
      expect.stringContaining('planted.ts:1: /^(a+)+$/'),
    ]);
  },
  limitMs,
);

test(
  'no expression of the server is kept busy by a hostile text',
  async () => expect(await findUnsafeExpressions(listExpressions())).toEqual([]),
  limitMs,
);
