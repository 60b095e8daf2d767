import type { Release } from 'shared/remotes';
import { PageFailure } from 'shared/rendering/process';
import { logFailure } from '../log-failure';

/** The release is not rendered on the server for a while, which is logged once for all of its pages. */
export class NotRendered extends PageFailure {}

/** Logs why a page cannot be rendered. */
export const logPageFailure = ({ pathname }: URL, release: Release | null, cause: unknown) => {
  if (cause instanceof NotRendered) return;
  const source = release ? `${release.name} ${release.version}` : 'The host';
  logFailure(
    `${source}: ${pathname} cannot be rendered on the server`,
    cause instanceof PageFailure ? cause.cause : cause,
  );
};
