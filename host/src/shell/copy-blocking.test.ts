import { expect, test } from '@jest/globals';
import { isPublicPath } from './copy-blocking';

test('copying is blocked on public pages and never in the console', () => {
  expect(['/', '/en', '/guide', '/consolation', '/matching/faqs'].map(isPublicPath)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(['/console', '/console/', '/console/boards'].map(isPublicPath)).toEqual([false, false, false]);
});
