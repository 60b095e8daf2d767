import { expect, test } from '@jest/globals';
import { written } from './written';

test('a table without lines follows the setting', () =>
  expect(written({ increments: [], premium: [{ upTo: null, rate: 15 }] })).toEqual({
    increments: null,
    premium: [{ upTo: null, rate: 15 }],
  }));

test('what is left empty is not sent as nothing', () =>
  expect(written({ interval: null, window: 60, maxExtensions: null })).toEqual({ window: 60, maxExtensions: null }));
