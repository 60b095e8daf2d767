import { expect, test } from '@jest/globals';
import { written } from './written';

test('a coupon for all products names none', () =>
  expect(written({ scope: { type: 'ALL', ids: ['x'] } }).scope).toEqual({ type: 'ALL', ids: [] }));

test('only a percentage has a bound', () => {
  expect(written({ kind: 'AMOUNT', maximum: 5000 }).maximum).toBeNull();
  expect(written({ kind: 'PERCENT', maximum: 5000 }).maximum).toBe(5000);
});

test('a code of blanks is none', () => expect(written({ code: '  ' }).code).toBeNull());
