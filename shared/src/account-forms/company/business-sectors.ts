import { businessSectors, cities } from 'shared/contract/business-sectors';
import { useLanguage } from 'shared/i18n';

export type Sector = keyof typeof businessSectors;
export type City = keyof typeof cities;
export const sectorCodes = Object.keys(businessSectors) as Sector[];
export const cityCodes = Object.keys(cities) as City[];

/** The names of business sectors and cities in the reader's language. */
export const useBusinessNames = () => {
  const language = useLanguage();
  const getCityName = (code: City) => cities[code][language];
  return {
    getSectorName: (code: Sector) => businessSectors[code][language],
    getCityName,
    getAreaName: ({ city, district }: { city: City; district?: string | null | undefined }) =>
      [getCityName(city), district].filter(Boolean).join(' '),
  };
};
