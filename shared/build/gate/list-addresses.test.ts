import { expect, test } from '@jest/globals';
import type { RouteEntry } from 'shared/remotes';
import { listAddresses } from './list-addresses';

const title = { ko: '가', en: 'a', cn: '甲' };
const list = (...routes: Omit<RouteEntry, 'title'>[]) =>
  listAddresses({ name: 'remote-home', contract: '^1.0.0', routes: routes.map((route) => ({ ...route, title })) });

test('a page that the server does not render is not tried, nor a path with parameters without an example', () => {
  expect(list({ path: '/', ssr: true }, { path: '/my' }, { path: '/works/:id', ssr: true })).toEqual(['/']);
});

test('an example is a part of the address, or an address', () => {
  const works = { path: '/works/:id', ssr: true };
  expect(list({ ...works, example: '그림 1' })).toEqual([encodeURI('/works/그림 1')]);
  expect(list({ ...works, example: '/works/그림?page=2' })).toEqual([encodeURI('/works/그림?page=2')]);
});

test('an example whose address another page has is refused', () => {
  const routes = [
    { path: '/works/new', ssr: true },
    { path: '/works/:id', ssr: true, example: 'new' },
  ];
  expect(() => list(...routes)).toThrow('the example new is no address of the route /works/:id');
});

test('one part is no example of two parameters', () => {
  expect(() => list({ path: '/a/:one/:two', ssr: true, example: 'x' })).toThrow('is no address of the route');
});
