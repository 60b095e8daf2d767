import type { RunningRelease } from 'shared/remotes';
import { matchPath } from 'shared/router';

declare global {
  var dataLayer: unknown[] | undefined;
}

// Google reads the arguments object itself; an array says nothing to it.
function tell(..._: unknown[]) {
  globalThis.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above.
  globalThis.dataLayer.push(arguments);
}

const start = (id: string) => {
  tell('js', new Date());
  // Which pages are counted is said below, each by itself.
  tell('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  script.async = true;
  document.head.append(script);
};

interface Visit {
  /** Of the firm's Google Analytics. */
  id: string;
  releases: readonly RunningRelease[];
  pathname: string;
}

/**
 * Tells of a visit of a public page, by its path alone: what is somebody's own, and what stands behind a question mark,
 * is nobody's business. Before the first one nothing is asked for at Google.
 */
export const countVisit = ({ id, releases, pathname }: Visit) => {
  const isPublic = releases.some(
    ({ manifest }) => manifest.routes.find(({ path }) => matchPath(path, pathname))?.ssr === true,
  );
  if (!isPublic) return;
  if (!globalThis.dataLayer) start(id);
  tell('event', 'page_view', { page_location: location.origin + pathname });
};
