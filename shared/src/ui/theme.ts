import { useSyncExternalStore } from 'react';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The reader's choice as the cookie `theme` says it; light where there is none. */
export const themeOf = (choice: string | null | undefined): Theme =>
  themes.find((theme) => theme === choice) ?? 'light';

const year = 60 * 60 * 24 * 365;

/** Takes effect at once and for every following page, which the server already writes that way. */
export const chooseTheme = (theme: Theme) => {
  document.documentElement.dataset.theme = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it with the next page
  document.cookie = `theme=${theme};path=/;max-age=${year};samesite=lax`;
};

/** The attribute is the one place where the theme stands, so bundles that do not share this module agree too. */
const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

export const useTheme = (): Theme =>
  useSyncExternalStore(
    subscribe,
    () => themeOf(document.documentElement.dataset.theme),
    () => 'light',
  );
