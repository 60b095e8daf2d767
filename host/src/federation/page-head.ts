import type { Language } from 'shared/i18n';
import type { Head, RemoteManifest, RemotePage } from 'shared/remotes';
import { findByPath } from './match-route';

/** Head of the page itself, or else title and indexing from the manifest. */
export const getHead = (
  manifest: RemoteManifest,
  page: RemotePage | undefined,
  data: unknown,
  pathname: string,
  language: Language,
): Head => {
  const entry = findByPath(manifest.routes, pathname);
  return page?.head?.(data, language) ?? { title: entry?.title[language] ?? '', noindex: !entry?.ssr };
};

/** Updates title and description after navigation; the other head elements matter only in the document the server sends. */
export const applyHead = ({ title, description }: Head) => {
  document.title = title;
  document.querySelector('meta[name=description]')?.setAttribute('content', description ?? '');
};
