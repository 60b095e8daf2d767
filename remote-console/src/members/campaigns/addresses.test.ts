import { expect, test } from '@jest/globals';
import { addresses } from './addresses';

test('what is pasted becomes single addresses, each once', () => {
  expect(addresses(' a@example.com, b@example.com\na@example.com;\n\n010-1234-5678')).toEqual([
    'a@example.com',
    'b@example.com',
    '010-1234-5678',
  ]);
  expect(addresses(null)).toEqual([]);
});
