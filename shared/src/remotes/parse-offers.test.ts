import { expect, test } from '@jest/globals';
import { parseRegistry, parseRelease, withReadableOffers } from './parse';

const title = { ko: '행사', en: 'Events', cn: '活动' };
const manifest = {
  name: 'remote-events' as const,
  contract: '^1.4.0',
  routes: [
    { path: '/events', title },
    { path: '/events/:id', title },
  ],
};
const release = (offers: object) => ({
  name: 'remote-events',
  version: '1.0.0+0123456789',
  base: '/remotes/remote-events/1.0.0%2B0123456789/',
  entry: 'remoteEntry.js',
  scripts: [],
  styles: [],
  server: null,
  integrity: { 'remoteEntry.js': `sha384-${'A'.repeat(64)}` },
  builtAt: '2026-01-01T00:00:00.000Z',
  manifest: { ...manifest, ...offers },
});

const list = { route: '/v1/fairs?limit=5', field: 'fairs', text: 'title' };
const badge = { to: '/events', title, icon: 'ticket', route: '/v1/me/inbox?limit=1', field: 'unread' };
const good = {
  navigation: [
    { place: 'header', to: '/events' },
    { place: 'menu', to: '/events?sort=new#top', section: title, scope: ['seller', 'buyer'] },
    { place: 'menu', to: '/events/{slug,_id}', title, list: { ...list, only: { field: 'status', values: [null] } } },
  ],
  badges: [{ ...badge, scope: 'user' }],
};

test('a built release may offer links, lists and numbers', () => {
  expect(parseRelease(release(good)).manifest).toMatchObject(good);
});

test.each([
  [
    'a page of another remote',
    { navigation: [{ place: 'menu', to: '/shop', title }] },
    '/shop, which is none of its pages',
  ],
  ['another site', { navigation: [{ place: 'menu', to: '//evil.example/events', title }] }, 'address of this site'],
  ['a script', { navigation: [{ place: 'menu', to: 'javascript:alert(1)', title }] }, 'address of this site'],
  ['an unknown place', { navigation: [{ place: 'ceiling', to: '/events' }] }, 'place'],
  ['the same entry twice', { navigation: [good.navigation[0], good.navigation[0]] }, 'header /events twice'],
  ['no title where no page has one', { navigation: [{ place: 'menu', to: '/events/1' }] }, 'without a title'],
  ['a title that lacks a language', { navigation: [{ place: 'menu', to: '/events', title: { ko: '행사' } }] }, 'title'],
  ['a list in the header', { navigation: [{ place: 'header', to: '/events', list }] }, 'another place than the menu'],
  [
    'a list of another site',
    { navigation: [{ place: 'menu', to: '/events', list: { ...list, route: '//evil' } }] },
    'route',
  ],
  ['a route of the console', { badges: [{ ...badge, route: '/console/setting' }] }, 'not a route of the API'],
  ['a number at a page of another remote', { badges: [{ ...badge, to: '/shop' }] }, 'none of its pages'],
  ['an unknown icon', { badges: [{ ...badge, icon: 'rocket' }] }, 'icon'],
  ['an unknown key', { badges: [{ ...badge, colour: 'red' }] }, 'colour'],
])('a built release that offers %s is refused', (_, offers, reason) => {
  expect(() => parseRelease(release(offers))).toThrow(reason);
});

test('of a registry, what a host cannot read is left out alone, and the tools write it as it was', () => {
  const later = { place: 'ceiling', to: '/events', title };
  const extended = { place: 'footer', to: '/events', colour: 'red' };
  const offers = { navigation: [later, extended, 7], badges: 'none' };
  const stored = { channels: { stable: { 'remote-events': release(offers) } } };
  const read = parseRegistry(stored).channels.stable?.['remote-events'];
  expect(read?.manifest).toMatchObject(offers);
  expect(read && withReadableOffers(read.manifest)).toEqual({ ...manifest, navigation: [extended] });
});

test('a manifest without offers stays without', () => {
  expect(withReadableOffers(manifest)).toEqual(manifest);
});
