import { beforeEach, expect, test } from '@jest/globals';
import { parseBadges, publishBadge, refreshBadges } from './badge-counts';
import { badgeChangeEvent, readStoredBadges } from './stored-badges';

const stored = new Map<string, string>();
const tab = new EventTarget();
Object.assign(globalThis, {
  window: tab,
  sessionStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  },
});

const heard: unknown[] = [];
tab.addEventListener(badgeChangeEvent, (event) => heard.push((event as CustomEvent).detail));
beforeEach(() => {
  stored.clear();
  heard.length = 0;
});

test('a number is kept for its owner beside those of other badges, and the shell hears of it', () => {
  publishBadge('/shop/cart', null, 2);
  publishBadge('/inbox', 'member', 5);
  expect(parseBadges(readStoredBadges())).toEqual({
    '/shop/cart': { sub: '', count: 2 },
    '/inbox': { sub: 'member', count: 5 },
  });
  expect(heard).toEqual([false, false]);
});

test('a remote can have the numbers read again, and what is broken in storage counts as none', () => {
  refreshBadges();
  expect(heard).toEqual([true]);
  expect(readStoredBadges()).toBeNull();
  expect(parseBadges('{')).toEqual({});
});
