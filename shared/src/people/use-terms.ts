import { useLanguage } from 'shared/i18n';
import { type Asked, readTerms } from './people-terms';
import { useRead } from './use-read';

/** The texts in force that a form asks agreement to. */
export const useTerms = (asked: Asked) => {
  const language = useLanguage();
  return useRead(JSON.stringify([language, asked]), () => readTerms(asked));
};
