/** What the guard needs of a route, be it the host's own or one of a remote's manifest. */
export interface GuardedRoute {
  path: string;
  /** Whoever holds it, or one of several, may enter; none at all means everybody. */
  scope?: string | readonly string[] | undefined;
}

export interface Visitor {
  accessToken: string | null;
  scope: readonly string[];
}

export type Verdict = 'pass' | 'loginRequired' | 'noPermission';

/**
 * The path is compared exactly with the list (§5), so `/console/` and `/console/boards` declare nothing and pass:
 * what they show is held by the API. A path with "console" in it passes without a token, since the console signs in itself.
 */
export const judge = (path: string, routes: readonly GuardedRoute[], { accessToken, scope }: Visitor): Verdict => {
  const required = [routes.find((route) => route.path === path)?.scope ?? []].flat();
  if (required.length === 0) return 'pass';
  if (!accessToken) return path.includes('console') ? 'pass' : 'loginRequired';
  return required.some((one) => scope.includes(one)) ? 'pass' : 'noPermission';
};

/** Where a refused reader is sent: the page they came from, else the home page of their language, else a blank page, and never back to a refusal. */
export const refuge = (refused: string, previous: string | null, home: string, admits: (path: string) => boolean) =>
  [previous, home].find((path) => path !== null && pathOf(path) !== refused && admits(pathOf(path))) ?? 'about:blank';

/** Of an address within the site, without query and hash. */
export const pathOf = (address: string) => address.split(/[?#]/)[0] ?? address;
