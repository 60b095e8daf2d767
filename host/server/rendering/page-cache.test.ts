import { expect, test } from '@jest/globals';
import { createPageCache } from './page-cache';

test('a page is returned until the content changes', () => {
  const cache = createPageCache<string>();
  cache.invalidateBefore(7);
  cache.set('/', 7, 'as of 7');
  expect([cache.get('/'), cache.get('/en')]).toEqual(['as of 7', null]);
  cache.invalidateBefore(6);
  expect(cache.get('/')).toBe('as of 7');
  cache.invalidateBefore(8);
  expect(cache.get('/')).toBe(null);
  cache.set('/', 8, 'as of 8');
  expect(cache.get('/')).toBe('as of 8');
});

test('a page made from content of an older version is not returned', () => {
  const cache = createPageCache<string>();
  cache.invalidateBefore(9);
  cache.set('/', 8, 'mixed versions');
  expect(cache.get('/')).toBe(null);
});

test('a page older than ten minutes is not returned', () => {
  let at = 1;
  const cache = createPageCache<string>(() => at);
  cache.set('/', 1, 'morning');
  at += 9 * 60_000;
  expect(cache.get('/')).toBe('morning');
  at += 2 * 60_000;
  expect(cache.get('/')).toBe(null);
});

test('the page that was not used for the longest time is evicted', () => {
  const cache = createPageCache<number>();
  for (let each = 0; each <= 300; each += 1) cache.set(`/${each}`, 1, each);
  expect([cache.get('/0'), cache.get('/1'), cache.get('/300')]).toEqual([null, 1, 300]);
});
