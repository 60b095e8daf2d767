import type { LocalisedText } from 'shared/contract';
import { useLanguage } from 'shared/i18n';

/** A text that comes in all its languages, in the reader's own; a missing one falls back to Korean. */
export const useText = () => {
  const language = useLanguage();
  return (text: LocalisedText) => text[language]?.trim() || text.ko;
};
