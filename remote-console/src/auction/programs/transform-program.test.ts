import { expect, test } from '@jest/globals';
import { transformProgram } from './transform-program';

test('an empty table is null', () =>
  expect(transformProgram({ increments: [], premium: [{ upTo: null, rate: 15 }] })).toEqual({
    increments: null,
    premium: [{ upTo: null, rate: 15 }],
  }));

test('empty fields that the setting decides are left out', () =>
  expect(transformProgram({ interval: null, window: 60, maxExtensions: null })).toEqual({
    window: 60,
    maxExtensions: null,
  }));
