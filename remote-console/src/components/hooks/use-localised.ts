import type { LocalisedText } from 'shared/contract';
import { type Language, useLanguage } from 'shared/i18n';

/** A text in this language, or in Korean if it is not translated; '' for no text. */
export const localise = (text: LocalisedText | null | undefined, language: Language) =>
  text?.[language]?.trim() || text?.ko || '';

/** Returns `localise` for the reader's language. */
export const useLocalised = () => {
  const language = useLanguage();
  return (text: LocalisedText | null | undefined) => localise(text, language);
};
