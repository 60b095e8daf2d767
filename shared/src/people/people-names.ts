import { cities, trades } from 'shared/contract/business-sectors';
import { useLanguage } from 'shared/i18n';

export type Trade = keyof typeof trades;
export type City = keyof typeof cities;
export const tradeCodes = Object.keys(trades) as Trade[];
export const cityCodes = Object.keys(cities) as City[];

/** Trades and places by their codes, in the reader's language. */
export const useNames = () => {
  const language = useLanguage();
  return {
    tradeOf: (code: Trade) => trades[code][language],
    cityOf: (code: City) => cities[code][language],
  };
};
