import { expect, test } from '@jest/globals';
import { narrowed } from './clock';

test('each answer narrows how far the server is ahead, and the narrowest stays', () => {
  const slow = narrowed(null, { least: 100, most: 900 });
  const quick = narrowed(slow, { least: 480, most: 520 });
  expect(quick).toEqual({ least: 480, most: 520 });
  expect(narrowed(quick, { least: 50, most: 2000 })).toEqual(quick);
});

test('what the server says unasked only says how far it is ahead at least', () =>
  expect(narrowed({ least: 480, most: 520 }, { least: 500, most: Number.POSITIVE_INFINITY })).toEqual({
    least: 500,
    most: 520,
  }));

test('a contradiction, as after sleep, forgets what was known', () =>
  expect(narrowed({ least: 480, most: 520 }, { least: 60_000, most: 60_100 })).toEqual({
    least: 60_000,
    most: 60_100,
  }));
