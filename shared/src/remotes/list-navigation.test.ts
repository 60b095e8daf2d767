import { expect, test } from '@jest/globals';
import { listNavigation } from './list-navigation';
import type { RemoteManifest } from './manifest';

const titled = (text: string) => ({ ko: text, en: text, cn: text });
const page = (path: string, scope?: 'seller') => ({ path, title: titled(`page ${path}`), ...(scope && { scope }) });

const shop: RemoteManifest = {
  name: 'remote-shop',
  title: titled('Shop'),
  contract: '^1.4.0',
  routes: [page('/shop'), page('/shop/desk', 'seller')],
  navigation: [
    { place: 'header', to: '/shop' },
    { place: 'menu', to: '/shop#new', title: titled('New') },
    { place: 'menu', to: '/shop/desk' },
    { place: 'menu', to: '/shop', section: titled('All') },
  ],
};
const news: RemoteManifest = {
  name: 'remote-news',
  contract: '^1.4.0',
  routes: [page('/news')],
  navigation: [{ place: 'header', to: '/news' }],
};
/** Of a release from before there was navigation. */
const former: RemoteManifest = { name: 'remote-old', contract: '^1.3.0', routes: [page('/old'), page('/old/:id')] };

const list = (...[manifests, choices = []]: Parameters<typeof listNavigation> | [RemoteManifest[]]) =>
  listNavigation(manifests, choices).map(({ place, to }) => `${place} ${to}`);

test('without a setting, entries stand in the order of the remotes and of their manifests', () => {
  expect(list([shop, news])).toEqual([
    'header /shop',
    'menu /shop#new',
    'menu /shop/desk',
    'menu /shop',
    'header /news',
  ]);
});

test('entries that the setting names come first and in its order, the others after them', () => {
  const choices = [
    { place: 'header', to: '/news' },
    { place: 'menu', to: '/shop' },
    { place: 'header', to: '/gone' },
  ] as const;
  expect(list([shop, news], choices)).toEqual([
    'header /news',
    'menu /shop',
    'header /shop',
    'menu /shop#new',
    'menu /shop/desk',
  ]);
});

test('an entry is hidden in the one place for which the setting says so', () => {
  const items = listNavigation([shop], [{ place: 'menu', to: '/shop', hidden: true }]);
  expect(items.map(({ place, to, hidden }) => [place, to, hidden])).toEqual([
    ['menu', '/shop', true],
    ['header', '/shop', false],
    ['menu', '/shop#new', false],
    ['menu', '/shop/desk', false],
  ]);
});

test('an entry has the title and the scope of its page, and the title of its remote for a section', () => {
  const [, anchor, desk, all] = listNavigation([shop], []);
  expect(anchor).toMatchObject({ title: titled('New'), section: titled('Shop') });
  expect(anchor).not.toHaveProperty('scope');
  expect(desk).toMatchObject({ title: titled('page /shop/desk'), scope: 'seller' });
  expect(all).toMatchObject({ section: titled('All') });
});

test('of a release from before there was navigation, pages that the setting names are shown by their titles', () => {
  const choices = [
    { place: 'header', to: '/old' },
    { place: 'header', to: '/old/1' },
    { place: 'header', to: '/old#part' },
  ] as const;
  expect(listNavigation([former], choices)).toEqual([
    { place: 'header', to: '/old', title: titled('page /old'), section: titled('page /old'), hidden: false },
  ]);
  expect(listNavigation([{ ...former, navigation: [] }], choices)).toEqual([]);
});

test('of a remote that was let go nothing is shown, whatever the setting names', () => {
  expect(list([news], [{ place: 'header', to: '/shop' }])).toEqual(['header /news']);
});
