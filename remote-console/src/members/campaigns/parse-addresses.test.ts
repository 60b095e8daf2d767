import { expect, test } from '@jest/globals';
import { parseAddresses } from './parse-addresses';

test('pasted text is split into addresses without duplicates', () => {
  expect(parseAddresses(' a@example.com, b@example.com\na@example.com;\n\n010-1234-5678')).toEqual([
    'a@example.com',
    'b@example.com',
    '010-1234-5678',
  ]);
  expect(parseAddresses(null)).toEqual([]);
});
