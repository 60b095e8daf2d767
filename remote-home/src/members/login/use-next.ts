import { homePath, languageOfPath, useLanguage } from 'shared/i18n';
import { useSearchParams } from 'shared/router';
import { ownPath } from 'shared/ui';

/** Where whoever signs in goes on to, and the query by which another page hands that on: none where it is the home page. */
export const useNext = () => {
  const language = useLanguage();
  const [query] = useSearchParams();
  const next = ownPath(query.get('next'), homePath[language]);
  return { next, onwards: languageOfPath(next) ? '' : `?next=${encodeURIComponent(next)}` };
};
