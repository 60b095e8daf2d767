import { expect, test } from '@jest/globals';
import { isComposing } from './is-composing';

test.each([
  [true, 13, true],
  [false, 229, true],
  [false, 13, false],
])('a key press with isComposing %j and key code %d belongs to an input method: %j', (composing, keyCode, expected) =>
  expect(isComposing({ nativeEvent: { isComposing: composing, keyCode } as KeyboardEvent })).toBe(expected),
);
