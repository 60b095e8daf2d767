import { expect, test } from '@jest/globals';
import { matchPath } from 'shared/router';
import { emptyRegistry } from '../storage/store';
import { createTestRelease } from '../testing';
import { deploy } from './deployments';
import { checkOverlaps, routesOverlap } from './overlapping-routes';

/** Two routes, and a path that belongs to both. */
const overlapping: [one: string, other: string, path: string][] = [
  ['/a', '/a', '/a'],
  ['/a', '/a/', '/a'],
  ['/', '/', '/'],
  ['/a/:id', '/a/new', '/a/new'],
  ['/a/:id', '/a/:slug', '/a/x'],
  ['/:page', '/a', '/a'],
  ['/a/:id/edit', '/a/new/:step', '/a/new/edit'],
  ['/*', '/', '/'],
  ['/*', '/a/b', '/a/b'],
  ['/a/*', '/a', '/a'],
  ['/a/*', '/a/:id', '/a/x'],
  ['/a/*', '/:page/b/c', '/a/b/c'],
  ['/a/*', '/*', '/a'],
  ['/a/:id?', '/a', '/a'],
  ['/a/:id?', '/a/new', '/a/new'],
  ['/a?/b', '/b', '/b'],
  ['/a?/b', '/a/:id', '/a/b'],
  ['/a/:x?/:y?', '/a/b/c', '/a/b/c'],
  ['/:x?/:y?', '/', '/'],
];

const apart: [one: string, other: string][] = [
  ['/a', '/b'],
  ['/a', '/A'],
  ['/a', '/a/b'],
  ['/a/:id', '/a'],
  ['/a/:id', '/b/:id'],
  ['/a/:id', '/a/b/c'],
  ['/:page', '/'],
  ['/a/*', '/ab'],
  ['/a/*', '/b/*'],
  ['/a/:id/edit', '/a/new/more'],
  ['/a/:id?', '/a/b/c'],
  ['/a?/b', '/a'],
  // As releases from before the host added the language have them.
  ['/en', '/:page'],
  ['/en', '/en'],
  ['/cn/a', '/*'],
];

test.each(overlapping)('%s and %s overlap: %s belongs to both', (one, other, path) => {
  for (const route of [one, other]) expect(matchPath({ path: route, caseSensitive: true }, path)).not.toBeNull();
  expect([routesOverlap(one, other), routesOverlap(other, one)]).toEqual([true, true]);
});

test.each(apart)('%s and %s do not overlap', (one, other) => {
  expect([routesOverlap(one, other), routesOverlap(other, one)]).toEqual([false, false]);
});

/** Every path of up to three parts that are named in routes or nowhere. */
const parts = ['a', 'A', 'ab', 'b', 'c', 'new', 'edit', 'more', 'x'];
const paths = ['', ...parts, ...parts.flatMap((one) => parts.map((two) => `${one}/${two}`))].flatMap((path) => [
  `/${path}`,
  ...(path ? parts.map((last) => `/${path}/${last}`) : []),
]);

test('routes overlap exactly where the router finds a path of both', () => {
  const routes = [...new Set([...overlapping.map(([one, other]) => [one, other]), ...apart].flat())].filter(
    (route) => !/^\/(en|cn)/.test(route),
  );
  const covered = new Map(
    routes.map((path) => [path, new Set(paths.filter((each) => matchPath({ path, caseSensitive: true }, each)))]),
  );
  for (const [one, its] of covered)
    for (const [other, others] of covered)
      expect([one, other, routesOverlap(one, other)]).toEqual([one, other, [...its].some((path) => others.has(path))]);
});

const withRoutes = (name: 'remote-home' | 'remote-events', ...routes: string[]) => createTestRelease({ name, routes });
const stable = (name: 'remote-home' | 'remote-events') => ({ channel: 'stable', name }) as const;

test('the refusal names both remotes and both routes, in the channel where they meet', () => {
  const home = deploy(emptyRegistry, stable('remote-home'), withRoutes('remote-home', '/', '/a/:id'));
  const both = deploy(home, stable('remote-events'), withRoutes('remote-events', '/events', '/a/new'));
  expect(() => checkOverlaps(both, [stable('remote-events')])).toThrow(
    'remote-events has a route /a/new, and remote-home has /a/:id in stable: an address would belong to both.',
  );
  const elsewhere = { channel: 'staging', name: 'remote-events' } as const;
  const apart = deploy(home, elsewhere, withRoutes('remote-events', '/a/new'));
  expect(checkOverlaps(apart, [elsewhere])).toBe(apart);
});

test('a remote may have overlapping routes itself: the first one is meant', () => {
  const registry = deploy(emptyRegistry, stable('remote-home'), withRoutes('remote-home', '/a/new', '/a/:id'));
  expect(checkOverlaps(registry, [stable('remote-home')])).toBe(registry);
});
