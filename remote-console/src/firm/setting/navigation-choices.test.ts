import { expect, test } from '@jest/globals';
import { listNavigation, type NavigationChoice, type RemoteManifest } from 'shared/remotes';
import { moveChoice, toggleChoice } from './navigation-choices';

const titled = (text: string) => ({ ko: text, en: text, cn: text });
const manifest: RemoteManifest = {
  name: 'remote-events',
  contract: '^1.4.0',
  routes: ['/a', '/b', '/c'].map((path) => ({ path, title: titled(path) })),
  navigation: [
    { place: 'header', to: '/a' },
    { place: 'menu', to: '/a' },
    { place: 'header', to: '/b' },
    { place: 'header', to: '/c' },
  ],
};
const gone: NavigationChoice = { place: 'header', to: '/gone' };

const start = (choices: NavigationChoice[]) => {
  const items = listNavigation([manifest], choices);
  const find = (place: string, to: string) => {
    const item = items.find((each) => each.place === place && each.to === to);
    if (!item) throw new Error(`${place} ${to} is not offered`);
    return item;
  };
  return { items, choices, find };
};
const listHeader = (choices: NavigationChoice[]) =>
  listNavigation([manifest], choices)
    .filter(({ place }) => place === 'header')
    .map(({ to, hidden }) => (hidden ? `(${to})` : to));

test('an entry is moved up and down among those of its place', () => {
  const { items, choices, find } = start([]);
  expect(listHeader(moveChoice(items, choices, find('header', '/a'), find('header', '/c')))).toEqual([
    '/b',
    '/c',
    '/a',
  ]);
  expect(listHeader(moveChoice(items, choices, find('header', '/c'), find('header', '/b')))).toEqual([
    '/a',
    '/c',
    '/b',
  ]);
});

test('an entry is hidden in one place and shown again', () => {
  const { items, choices, find } = start([]);
  const hidden = toggleChoice(items, choices, find('header', '/b'));
  expect(listHeader(hidden)).toEqual(['/a', '(/b)', '/c']);
  const again = start(hidden);
  expect(listHeader(toggleChoice(again.items, hidden, again.find('header', '/b')))).toEqual(['/a', '/b', '/c']);
});

test('what was chosen for a remote that does not run now stays', () => {
  const { items, choices, find } = start([gone]);
  expect(moveChoice(items, choices, find('header', '/c'), find('header', '/a'))).toContainEqual(gone);
});
