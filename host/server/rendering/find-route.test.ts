import { expect, test } from '@jest/globals';
import { findRoute } from './find-route';

test('a path is found among the routes that are asked, however many other paths were asked before', () => {
  const some = [{ path: '/magazine' }];
  const others = [{ path: '/magazine' }, { path: '/shop/:id' }];
  for (let index = 0; index < 1000; index += 1) expect(findRoute(others, `/shop/${index}`)).toBe(others[1]);
  expect([findRoute(some, '/magazine'), findRoute(others, '/magazine')]).toEqual([some[0], others[0]]);
  expect([findRoute(some, '/shop/1'), findRoute(others, '/shop/1')]).toEqual([undefined, others[1]]);
});
