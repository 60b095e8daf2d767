import { expect, test } from '@jest/globals';
import { toLocalPath } from './local-path';

test('an address of another site is replaced by the fallback', () => {
  expect(toLocalPath('/console/boards?page=2', '/en')).toBe('/console/boards?page=2');
  for (const next of [null, '', 'https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
    expect(toLocalPath(next, '/en')).toBe('/en');
});
