import { describe, expect, test } from '@jest/globals';
import { checkAccess, type GuardedRoute, getFallbackPath } from './route-guard';

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
  test('requires a visitor to sign in', () => expect(checkAccess('/seller', routes, visitor)).toBe('loginRequired'));
  test('treats an empty token as none', () =>
    expect(checkAccess('/seller', routes, { accessToken: '', scope: ['seller'] })).toBe('loginRequired'));
  test('refuses a member without the scope', () => expect(checkAccess('/seller', routes, member)).toBe('noPermission'));
  test('refuses a token without any scope', () =>
    expect(checkAccess('/console', routes, { accessToken: 'token', scope: [] })).toBe('noPermission'));
  test('admits a member with one of several scopes', () => {
    expect(checkAccess('/seller', routes, { accessToken: 'token', scope: ['seller'] })).toBe('pass');
    expect(checkAccess('/seller', routes, administrator)).toBe('pass');
  });
});

describe('a path with "console" in it', () => {
  test('passes without a token', () => {
    expect(checkAccess('/console', routes, visitor)).toBe('pass');
    expect(checkAccess('/mypage-console', routes, visitor)).toBe('pass');
  });
  test('requires the scope once there is a token', () => {
    expect(checkAccess('/console', routes, member)).toBe('noPermission');
    expect(checkAccess('/console', routes, administrator)).toBe('pass');
    expect(checkAccess('/mypage-console', routes, { accessToken: 'token', scope: ['seller'] })).toBe('noPermission');
  });
});

test.each(['/console/', '/CONSOLE', '/console/boards', '/console?x=1', '/consol', '/unknown'])(
  '%s is not the exact path that declares a scope, and passes',
  (path) => expect(checkAccess(path, routes, member)).toBe('pass'),
);

describe('a refused reader', () => {
  const isAdmitted = (path: string) => checkAccess(path, routes, member) === 'pass';

  test('returns to the previous page, with query and hash', () =>
    expect(getFallbackPath('/console', '/guide?step=2#fees', isAdmitted)).toBe('/guide?step=2#fees'));
  test('goes to the home page without a previous page', () =>
    expect(getFallbackPath('/console', null, isAdmitted)).toBe('/'));
  test('goes home when the previous page has the same path', () =>
    expect(getFallbackPath('/console', '/console?x=1', isAdmitted)).toBe('/'));
  test('goes home when the previous page would refuse them too', () =>
    expect(getFallbackPath('/console', '/seller', isAdmitted)).toBe('/'));
  test('goes nowhere when the home page would refuse them too', () =>
    expect(getFallbackPath('/console', null, () => false)).toBeNull());
  test('goes nowhere when the home page refused them', () => expect(getFallbackPath('/', null, isAdmitted)).toBeNull());
});
