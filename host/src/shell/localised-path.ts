import { homePath, type Language, languageOfPath } from 'shared/i18n';

/** Path of a home page in another language, with query and hash (W6); null for other pages, which change language in place. */
export const getLocalisedPath = (
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
  language: Language,
) => (languageOfPath(pathname) ? `${homePath[language]}${search}${hash}` : null);
