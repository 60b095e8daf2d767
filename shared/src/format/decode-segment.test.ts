import { expect, test } from '@jest/globals';
import { decodeSegment } from './decode-segment';

test('a segment is decoded, and left as it is where it cannot be', () => {
  expect(decodeSegment('%ED%91%B8')).toBe('푸');
  expect(decodeSegment('%ED%91')).toBe('%ED%91');
  expect(decodeSegment()).toBe('');
});
