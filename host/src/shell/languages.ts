import { homePath, type Language, languageOfPath } from 'shared/i18n';

/** Where a change of language leads: between the home pages, with query and hash (W6); null means it changes in place. */
export const pathInLanguage = (
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
  language: Language,
) => (languageOfPath(pathname) ? `${homePath[language]}${search}${hash}` : null);
