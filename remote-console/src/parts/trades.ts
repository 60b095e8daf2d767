import { type City, cities, cityCodes, type LocalisedText, type Trade, tradeCodes, trades } from 'shared/contract';
import { type Language, useLanguage } from 'shared/i18n';

const choicesOf = (codes: readonly string[], table: Record<string, LocalisedText>, language: Language) =>
  codes.map((id) => ({ id, name: table[id]?.[language] ?? id }));

/** Names of trades and cities in the reader's language, and both as choices. */
export const useTrades = () => {
  const language = useLanguage();
  return {
    tradeOf: (code: Trade | null | undefined) => (code ? trades[code][language] : ''),
    cityOf: (code: City | null | undefined) => (code ? cities[code][language] : ''),
    tradeChoices: choicesOf(tradeCodes, trades, language),
    cityChoices: choicesOf(cityCodes, cities, language),
  };
};
