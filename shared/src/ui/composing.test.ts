import { expect, test } from '@jest/globals';
import { isComposing } from './composing';

test.each([
  [true, 13, true],
  [false, 229, true],
  [false, 13, false],
])('an Enter that ends a syllable does not search (%j, %d)', (composing, keyCode, expected) =>
  expect(isComposing({ nativeEvent: { isComposing: composing, keyCode } as KeyboardEvent })).toBe(expected),
);
