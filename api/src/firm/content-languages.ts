import { type Language, type LocalisedText, languages } from 'shared/contract';

/** The languages in which each text exists that exists in Korean (decision 71). */
export const findContentLanguages = (texts: readonly (LocalisedText | null | undefined)[]): Language[] =>
  languages.filter((language) => texts.every((text) => !text?.ko.trim() || text[language]?.trim()));
