import { expect, test } from '@jest/globals';
import { isBlockedPath } from './copy-blocking';

test('copying is blocked on public pages and never in the console', () => {
  expect(['/', '/en', '/guide', '/consolation', '/matching/faqs'].map(isBlockedPath)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(['/console', '/console/', '/console/boards'].map(isBlockedPath)).toEqual([false, false, false]);
});
