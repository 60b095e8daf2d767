import {
  type BusinessSector,
  businessSectorCodes,
  businessSectors,
  type City,
  cities,
  cityCodes,
  type LocalisedText,
} from 'shared/contract';
import { type Language, useLanguage } from 'shared/i18n';

const toChoices = (codes: readonly string[], table: Record<string, LocalisedText>, language: Language) =>
  codes.map((id) => ({ id, name: table[id]?.[language] ?? id }));

/** Names of business sectors and cities in the reader's language, and both as choices. */
export const useBusinessSectors = () => {
  const language = useLanguage();
  return {
    getSectorName: (code: BusinessSector | null | undefined) => (code ? businessSectors[code][language] : ''),
    getCityName: (code: City | null | undefined) => (code ? cities[code][language] : ''),
    sectorChoices: toChoices(businessSectorCodes, businessSectors, language),
    cityChoices: toChoices(cityCodes, cities, language),
  };
};
