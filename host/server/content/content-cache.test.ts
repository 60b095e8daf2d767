import { expect, test } from '@jest/globals';
import { createContentCache } from './content-cache';
import { createContentState, type Validity } from './content-state';

const createContent = () => {
  const content = createContentState();
  content.replace({ firm: { version: '1', next: null } });
  return content;
};
const validity: Validity = { versions: [['firm', '1']] };
const page = (name: string, size = 1000) => ({ name, size });
const options = { maxBytes: 10_000, getSize: ({ size }: ReturnType<typeof page>) => size, maxAgeMs: 15_000 };

test('a page is found until its content changes', () => {
  const content = createContent();
  const cache = createContentCache(content, options);
  cache.set('/', page('home'), validity);
  expect([cache.get('/'), cache.get('/en')]).toEqual([page('home'), null]);
  content.change('firm', { version: '2', next: null });
  expect(cache.get('/')).toBe(null);
});

test('a page that says what changes with the clock is not found for ever', () => {
  let at = 1;
  const cache = createContentCache(createContent(), { ...options, now: () => at });
  cache.set('/', page('home'), validity);
  at += 14_000;
  expect(cache.get('/')).not.toBe(null);
  expect(cache.getRemainingMs('/')).toBe(1000);
  at += 2_000;
  expect(cache.get('/')).toBe(null);
});

test('the page that was not used for the longest time goes first when the memory is used up', () => {
  const cache = createContentCache(createContent(), { ...options, maxBytes: 7_000 });
  cache.set('/a', page('a'), validity);
  cache.set('/b', page('b'), validity);
  cache.get('/a');
  cache.set('/c', page('c'), validity);
  expect([cache.get('/a')?.name, cache.get('/b'), cache.get('/c')?.name]).toEqual(['a', null, 'c']);
});

test('keys and small pages take memory too', () => {
  const cache = createContentCache(createContent(), { ...options, maxBytes: 100_000 });
  const keys = Array.from({ length: 100 }, (_, index) => `/${index}?${'x'.repeat(10_000)}`);
  for (const key of keys) cache.set(key, page('small', 0), validity);
  expect(keys.filter((key) => cache.get(key))).toHaveLength(4);
});
