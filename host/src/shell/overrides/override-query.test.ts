import { expect, test } from '@jest/globals';
import { splitSearch, withOverride } from './override-query';

test.each([
  ['', ''],
  ['?page=2', '?page=2'],
  ['?q=a%20b+c&&x', '?q=a%20b+c&&x'],
  ['?permit=mine', '?permit=mine'],
  ['?remotes=staging', ''],
  ['?page=2&remotes=staging&q=a%20b+c', '?page=2&q=a%20b+c'],
  ['?remotes=a&remotes=b&permit=x&without=remote-home', ''],
  ['?%72emotes=staging&page=2', '?page=2'],
  ['?%2572emotes=staging', '?%2572emotes=staging'],
])('of %s the part that belongs to the page is %s', (search, rest) => {
  expect(splitSearch(search).rest).toBe(rest);
});

test('override parameters are separated and keep their encoding', () => {
  expect(splitSearch('?a=1&remotes=remote-home@1.0.0%2Babc&permit=x=y').override).toEqual([
    { key: 'remotes', value: 'remote-home@1.0.0%2Babc' },
    { key: 'permit', value: 'x=y' },
  ]);
});

test('an override replaces the former one in an address', () => {
  expect(withOverride('https://a.example/b?c=1&remotes=x#d', 'remotes=staging')).toBe(
    'https://a.example/b?c=1&remotes=staging#d',
  );
  expect(withOverride('https://a.example//evil.example/', 'remotes=staging')).toBe(
    'https://a.example//evil.example/?remotes=staging',
  );
});
