import type { Release } from 'shared/remotes';
import { logFailure } from '../log-failure';

/** The code of a page threw an error on the server. */
export class PageFailure extends Error {
  constructor(cause: unknown) {
    super('The page threw an error', { cause });
  }
}

/** Logs why a page cannot be rendered. */
export const logPageFailure = ({ pathname }: URL, release: Release | null, cause: unknown) => {
  const source = release ? `${release.name} ${release.version}` : 'The host';
  logFailure(
    `${source}: ${pathname} cannot be rendered on the server`,
    cause instanceof PageFailure ? cause.cause : cause,
  );
};
