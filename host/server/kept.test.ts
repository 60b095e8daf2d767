import { expect, test } from '@jest/globals';
import { createKept } from './kept';

test('a page is found again until the content changes', () => {
  const kept = createKept<string>();
  kept.saw(7);
  kept.keep('/', 7, 'as of 7');
  expect([kept.find('/'), kept.find('/en')]).toEqual(['as of 7', null]);
  kept.saw(6);
  expect(kept.find('/')).toBe('as of 7');
  kept.saw(8);
  expect(kept.find('/')).toBe(null);
  kept.keep('/', 8, 'as of 8');
  expect(kept.find('/')).toBe('as of 8');
});

test('what was made while the content changed is not found', () => {
  const kept = createKept<string>();
  kept.saw(9);
  kept.keep('/', 8, 'half of it older');
  expect(kept.find('/')).toBe(null);
});

test('a page grows too old, because some of it depends on the clock', () => {
  let at = 0;
  const kept = createKept<string>(() => at);
  kept.keep('/', 1, 'morning');
  at += 9 * 60_000;
  expect(kept.find('/')).toBe('morning');
  at += 2 * 60_000;
  expect(kept.find('/')).toBe(null);
});

test('the page made longest ago makes room', () => {
  const kept = createKept<number>();
  for (let each = 0; each <= 300; each += 1) kept.keep(`/${each}`, 1, each);
  expect([kept.find('/0'), kept.find('/1'), kept.find('/300')]).toEqual([null, 1, 300]);
});
