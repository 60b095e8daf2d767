import { useNotify } from 'react-admin';
import { useT } from '../i18n';

/** Returns a function that copies a text and says whether it did. The clipboard is missing on pages without https. */
export const useCopy = () => {
  const t = useT();
  const notify = useNotify();
  return async (text: string, doneMessage = t('copied')) => {
    try {
      await navigator.clipboard.writeText(text);
      notify(doneMessage, { type: 'info' });
    } catch {
      notify(t('copyFailed'), { type: 'error' });
    }
  };
};
