import { useAsyncData } from 'shared/account-forms';
import { useLanguage } from 'shared/i18n';
import { useCurrentUser } from './use-current-user';

/**
 * Loads data of the current user in the browser; the server renders none of it. `key` names the data: another key or user
 * loads anew, and null loads nothing. Another language or `version` loads again too, and the data stays meanwhile, with what is typed in its forms.
 */
export const useMemberQuery = <T>(key: string | null, load: () => Promise<T>, version: string | number = '') => {
  const { loaded, sub } = useCurrentUser();
  const language = useLanguage();
  return useAsyncData(loaded && key !== null ? `${key} ${sub}` : null, load, `${language} ${version}`);
};
