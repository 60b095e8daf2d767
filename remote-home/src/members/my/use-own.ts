import { useLanguage } from 'shared/i18n';
import { useRead } from 'shared/people';
import { useReader } from './use-reader';

/**
 * Data of the reader's own, read when the page is open: it is neither on the server nor in the page's address.
 * `name` says what is read; another reader, language or name reads anew.
 */
export const useOwn = <T>(name: string, read: () => Promise<T>) => {
  const { known, sub } = useReader();
  const language = useLanguage();
  return useRead(known ? `${name} ${sub} ${language}` : null, read);
};
