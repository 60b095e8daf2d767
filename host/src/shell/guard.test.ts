import { describe, expect, test } from '@jest/globals';
import { type GuardedRoute, judge, refuge } from './guard';

const routes: GuardedRoute[] = [
  { path: '/' },
  { path: '/guide' },
  { path: '/console', scope: 'console' },
  { path: '/console/boards' },
  { path: '/seller', scope: ['seller', 'console'] },
  { path: '/mypage-console', scope: ['user'] },
];
const visitor = { accessToken: null, scope: [] };
const member = { accessToken: 'token', scope: ['user'] };
const administrator = { accessToken: 'token', scope: ['user', 'console'] };

describe('a path with a scope', () => {
  test('asks a visitor to sign in', () => expect(judge('/seller', routes, visitor)).toBe('loginRequired'));
  test('takes an empty token for none', () =>
    expect(judge('/seller', routes, { accessToken: '', scope: ['seller'] })).toBe('loginRequired'));
  test('refuses a member without it', () => expect(judge('/seller', routes, member)).toBe('noPermission'));
  test('refuses a token without any scope', () =>
    expect(judge('/console', routes, { accessToken: 'token', scope: [] })).toBe('noPermission'));
  test('lets in whoever holds one of several', () => {
    expect(judge('/seller', routes, { accessToken: 'token', scope: ['seller'] })).toBe('pass');
    expect(judge('/seller', routes, administrator)).toBe('pass');
  });
});

describe('a path with "console" in it', () => {
  test('passes without a token', () => {
    expect(judge('/console', routes, visitor)).toBe('pass');
    expect(judge('/mypage-console', routes, visitor)).toBe('pass');
  });
  test('is held against the scope once there is a token', () => {
    expect(judge('/console', routes, member)).toBe('noPermission');
    expect(judge('/console', routes, administrator)).toBe('pass');
    expect(judge('/mypage-console', routes, { accessToken: 'token', scope: ['seller'] })).toBe('noPermission');
  });
});

test.each(['/console/', '/CONSOLE', '/console/boards', '/console?x=1', '/consol', '/unknown'])(
  '%s is not the path that declares a scope, and passes',
  (path) => expect(judge(path, routes, member)).toBe('pass'),
);

describe('a refused reader', () => {
  const admits = (path: string) => judge(path, routes, member) === 'pass';

  test('goes back to where they came from, with query and hash', () =>
    expect(refuge('/console', '/guide?step=2#fees', '/en', admits)).toBe('/guide?step=2#fees'));
  test('goes to the home page of their language when they came from nowhere', () =>
    expect(refuge('/console', null, '/en', admits)).toBe('/en'));
  test('goes home when they came from the same path', () =>
    expect(refuge('/console', '/console?x=1', '/en', admits)).toBe('/en'));
  test('goes home when the former page would refuse them too', () =>
    expect(refuge('/console', '/seller', '/en', admits)).toBe('/en'));
  test('gets a blank page when even home is closed', () =>
    expect(refuge('/console', null, '/en', () => false)).toBe('about:blank'));
  test('gets a blank page when home itself refused', () =>
    expect(refuge('/en', null, '/en', admits)).toBe('about:blank'));
});
