import { homePath, languageOfPath, useLanguage } from 'shared/i18n';
import { useSearchParams } from 'shared/router';
import { toLocalPath } from 'shared/ui';

/**
 * The path that is opened after sign-in (`next` in the address; the home page without it), and the query that hands it
 * on to another page of signing in or joining. The query is empty for the home page.
 */
export const useReturnPath = () => {
  const language = useLanguage();
  const [query] = useSearchParams();
  const returnPath = toLocalPath(query.get('next'), homePath[language]);
  return { returnPath, returnQuery: languageOfPath(returnPath) ? '' : `?next=${encodeURIComponent(returnPath)}` };
};
