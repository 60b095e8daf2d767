import { expect, test } from '@jest/globals';
import type { NavigationItem } from 'shared/remotes';
import { groupSections } from './group-sections';

const titled = (text: string) => ({ ko: text, en: text, cn: text });
const item = (place: 'header' | 'menu' | 'mine', to: string, section: string, hidden = false): NavigationItem => ({
  place,
  to,
  title: titled(to),
  section: titled(section),
  hidden,
});
const group = (...items: NavigationItem[]) =>
  groupSections(items, 'en').map(({ title, items }) => [title, ...items.map(({ to }) => to)]);

test('entries with the same section stand together, in the order of their first entries', () => {
  expect(group(item('menu', '/a', 'One'), item('menu', '/b', 'Two'), item('menu', '/c', 'One'))).toEqual([
    ['One', '/a', '/c'],
    ['Two', '/b'],
  ]);
});

test('an entry of the header that no section has stands in the section of its remote', () => {
  expect(group(item('header', '/a', 'Main'), item('header', '/b', 'Two'), item('menu', '/a', 'One'))).toEqual([
    ['One', '/a'],
    ['Two', '/b'],
  ]);
});

test('what is hidden in the menu is not in it, even where the header shows it', () => {
  expect(group(item('header', '/a', 'Main'), item('menu', '/a', 'One', true), item('mine', '/m', 'Mine'))).toEqual([]);
});
