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

const load = (id: string) => {
  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  script.async = true;
  document.head.append(script);
};

/** Where the reader came from, unless it was from a page of ours. */
const referrer = () =>
  URL.canParse(document.referrer) && new URL(document.referrer).origin !== location.origin ? document.referrer : '';

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
  const isFirst = !globalThis.dataLayer;
  if (isFirst) tell('js', new Date());
  // Google also tells of things by itself, such as how long a page is read; from here on it tells them of this page.
  tell('set', { page_location: location.origin + pathname, page_title: document.title, page_referrer: referrer() });
  if (isFirst) {
    // Which pages are counted is said here, each by itself.
    tell('config', id, { send_page_view: false });
    load(id);
  }
  tell('event', 'page_view');
};
