import { expect, test } from '@jest/globals';
import { findByPath, matchRoute } from './match-route';

const routes = [{ path: '/magazine', lazy: () => new Promise<never>(() => undefined) }];

test('letters of a path are compared as they are written', () => {
  expect(findByPath(routes, '/magazine')).toBe(routes[0]);
  expect(findByPath(routes, '/Magazine')).toBeUndefined();
  expect(matchRoute({ routes }, '/MAGAZINE').route).toBeUndefined();
});
