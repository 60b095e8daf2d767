import type { LocalisedText } from 'shared/contract';
import { useLanguage } from 'shared/i18n';

/** A localised text in the reader's language, or in Korean where it has none; '' for nothing. */
export const useWord = () => {
  const language = useLanguage();
  return (text: LocalisedText | null | undefined) => text?.[language]?.trim() || text?.ko || '';
};
