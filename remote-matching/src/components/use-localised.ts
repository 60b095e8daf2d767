import type { LocalisedText } from 'shared/contract';
import { useLanguage } from 'shared/i18n';

/** Returns a function that picks a text in the reader's language, Korean where that is missing. */
export const useLocalised = () => {
  const language = useLanguage();
  return (text: LocalisedText) => text[language]?.trim() || text.ko;
};
