import { expect, test } from '@jest/globals';
import type { RemoteManifest } from 'shared/remotes';
import { sortByNavigation } from './sort-by-navigation';

const title = { ko: '행사', en: 'Fairs', cn: '活动' };
const release = (name: RemoteManifest['name'], path: string, navigation?: RemoteManifest['navigation']) => ({
  manifest: { name, contract: '^1.6.0', routes: [{ path, title }], ...(navigation && { navigation }) },
});
const releases = [
  release('remote-events', '/events', [{ place: 'menu', to: '/events?open=true' }]),
  release('remote-shop', '/shop'),
  release('remote-tickets', '/tickets/:id', [{ place: 'menu', to: '/tickets' }]),
];
const sort = (...tos: string[]) =>
  sortByNavigation(
    releases,
    tos.map((to) => ({ place: 'menu' as const, to })),
  ).map(({ manifest }) => manifest.name);

test('remotes come in the order of the navigation, and those that it does not name last', () => {
  expect(sort('/tickets', '/elsewhere', '/shop')).toEqual(['remote-tickets', 'remote-shop', 'remote-events']);
  expect(sort('/events?open=true', '/shop', '/events')).toEqual(['remote-events', 'remote-shop', 'remote-tickets']);
});

test('without a setting they come as the registry has them', () => {
  expect(sort()).toEqual(['remote-events', 'remote-shop', 'remote-tickets']);
});
