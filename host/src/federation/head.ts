import type { Language } from 'shared/i18n';
import type { Head, RemoteManifest, RemotePage } from 'shared/remotes';
import { matchPath } from 'shared/router';

/** What the page says of itself, or else what its manifest says. */
export const headOf = (
  manifest: RemoteManifest,
  page: RemotePage | undefined,
  data: unknown,
  pathname: string,
  language: Language,
): Head => {
  const entry = manifest.routes.find(({ path }) => matchPath(path, pathname));
  return page?.head?.(data, language) ?? { title: entry?.title[language] ?? '', noindex: !entry?.ssr };
};

/** Navigation inside the page changes what a reader and a bookmark see; the rest of the head is for the first answer. */
export const applyHead = ({ title, description }: Head) => {
  document.title = title;
  document.querySelector('meta[name=description]')?.setAttribute('content', description ?? '');
};
