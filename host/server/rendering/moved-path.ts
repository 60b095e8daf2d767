import type { Language } from 'shared/i18n';
import type { Head } from 'shared/remotes';

/**
 * The path that a page names for itself in a language, or in Korean where it has no content in that language, if the page was asked for
 * at another one, such as an id or an old slug (decision 71); otherwise null.
 */
export const findMovedPath = ({ paths }: Head, language: Language, pathname: string) => {
  const path = paths?.[language] ?? paths?.ko;
  return path && decodeURI(path) !== decodeURI(pathname) ? path : null;
};
