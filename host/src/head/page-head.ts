import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Language, useLanguage } from 'shared/i18n';
import type { Head, RemoteManifest, RemotePage } from 'shared/remotes';
import { findByPath } from 'shared/rendering/match-route';
import { useLocation } from 'shared/router';
import { getServerHtml } from '../federation/ssr-fallback';
import { useSetting } from '../shell/SettingProvider';
import { getTitle, type HeadDescription } from './head-description';

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

/** The head that the document shows, and its key; undefined while it is the server's. */
let current: string | undefined;
let shown: HeadDescription | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The head of the page that is shown; null before the first one. */
export const useShownHead = () =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );

/**
 * Shows a page's head in the document. With a page that it rendered, the server has sent the head; the code for others loads
 * with the first of them.
 */
const applyHead = (page: HeadDescription) => {
  document.title = getTitle(page);
  const { setting, ...own } = page;
  const key = JSON.stringify(own);
  if (key === current) return;
  const isSent = current === undefined && getServerHtml() !== null;
  current = key;
  shown = page;
  for (const listener of listeners) listener();
  if (isSent) return;
  void import(/* webpackChunkName: "later" */ './head-elements')
    .then(({ replaceHeadElements }) => {
      if (key === current) replaceHeadElements(page);
    })
    .catch(() => undefined);
};

/** Shows the head while the component is mounted and after each change; `null` leaves the head as it is. */
export const useHead = (head: Head | null, language: Language, pathname: string) => {
  const setting = useSetting();
  useEffect(() => {
    if (head) applyHead({ head, language, pathname, setting });
  }, [head, language, pathname, setting]);
};

/** Shows the title of a page that is not to be found by search engines, such as an error. */
export const useErrorHead = (title: string) => {
  const language = useLanguage();
  const { pathname } = useLocation();
  const head = useMemo(() => ({ title, noindex: true }), [title]);
  useHead(head, language, pathname);
};
