import { expect, test } from '@jest/globals';
import { ownPath } from './own-path';

test('signing in leads to a path of this site only', () => {
  expect(ownPath('/console/boards?page=2', '/en')).toBe('/console/boards?page=2');
  for (const next of [null, '', 'https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
    expect(ownPath(next, '/en')).toBe('/en');
});
