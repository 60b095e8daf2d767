import { expect, test } from '@jest/globals';
import { findByPath, matchRoute } from './match-route';

const routes = [{ path: '/magazine', lazy: () => new Promise<never>(() => undefined) }];

test('letters of a path are compared as they are written', () => {
  expect(findByPath(routes, '/magazine')).toBe(routes[0]);
  expect(findByPath(routes, '/Magazine')).toBeUndefined();
  expect(matchRoute({ routes }, '/MAGAZINE').route).toBeUndefined();
});

test('a path is found among the routes that are asked, however many other paths were asked before', () => {
  const others = [{ path: '/magazine' }, { path: '/shop/:id' }];
  for (let index = 0; index < 1000; index += 1) expect(findByPath(others, `/shop/${index}`)).toBe(others[1]);
  expect([findByPath(routes, '/magazine'), findByPath(others, '/magazine')]).toEqual([routes[0], others[0]]);
  expect([findByPath(routes, '/shop/1'), findByPath(others, '/shop/1')]).toEqual([undefined, others[1]]);
});
