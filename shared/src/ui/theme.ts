import { useSyncExternalStore } from 'react';

const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The theme of the cookie `theme`; light if it is missing or unknown. */
export const parseTheme = (cookie: string | null | undefined): Theme =>
  themes.find((theme) => theme === cookie) ?? 'light';

const yearInSeconds = 60 * 60 * 24 * 365;

/** Applies the theme to the page and stores it in the cookie, which the next page reads before its first paint. */
export const setTheme = (theme: Theme) => {
  document.documentElement.dataset.theme = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the oldest browsers have no other interface
  document.cookie = `theme=${theme};path=/;max-age=${yearInSeconds};samesite=lax`;
};

/** The attribute of `<html>` is the only state, because this module is bundled into host and remotes several times. */
const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

/** The theme of the page; light on the server. */
export const useTheme = (): Theme =>
  useSyncExternalStore(
    subscribe,
    () => parseTheme(document.documentElement.dataset.theme),
    () => 'light',
  );
