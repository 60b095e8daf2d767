/** The part of a manifest route that the guard reads. */
export interface GuardedRoute {
  path: string;
  /** One of these scopes is required; without a scope everybody may enter. */
  scope?: string | readonly string[] | undefined;
}

export interface Visitor {
  accessToken: string | null;
  scope: readonly string[];
}

type AccessDecision = 'pass' | 'loginRequired' | 'noPermission';

/**
 * Decides whether a visitor may open a path. The path must equal that of a route (§5), so `/console/` and `/console/boards`
 * have no scope and pass; the API protects their data. A path that contains "console" passes without a token, because the
 * console has its own sign-in.
 */
export const checkAccess = (
  path: string,
  routes: readonly GuardedRoute[],
  { accessToken, scope }: Visitor,
): AccessDecision => {
  const required = [routes.find((route) => route.path === path)?.scope ?? []].flat();
  if (required.length === 0) return 'pass';
  if (!accessToken) return path.includes('console') ? 'pass' : 'loginRequired';
  return required.some((one) => scope.includes(one)) ? 'pass' : 'noPermission';
};

/** Page for a reader who was refused: the previous one, else the home page; null where they would be refused again. */
export const getFallbackPath = (refused: string, previous: string | null, isAdmitted: (path: string) => boolean) =>
  [previous, '/'].find((path) => path !== null && stripQuery(path) !== refused && isAdmitted(stripQuery(path))) ?? null;

/** Path of an address, without query and hash. */
const stripQuery = (address: string) => address.split(/[?#]/)[0] ?? address;
