import { type City, cityCodes, type LocalisedText } from 'shared/contract';
import { districtNames } from './district-names';

interface District {
  city: City;
  names: { ko: string; en: string; cn: string };
}

const districts: District[] = cityCodes.flatMap((city) =>
  districtNames[city].split(/,\s*/).map((entry) => {
    const [ko = '', en = '', cn = ''] = entry.split('|');
    return { city, names: { ko, en, cn } };
  }),
);

const isIn = (district: District, city: City | null | undefined) => !city || district.city === city;

/** A district as a member wrote it, with its names in other languages; words that are no district stay as they are. */
export const localiseDistrict = (
  city: City | null | undefined,
  district: string | null | undefined,
): LocalisedText | null => {
  const text = district?.trim();
  if (!text) return null;
  return districts.find((known) => known.names.ko === text && isIn(known, city))?.names ?? { ko: text };
};

/** The Korean name of a district that somebody looks for in any language; the words themselves if it is none. */
export const findDistrictName = (city: City | null | undefined, text: string) => {
  const words = text.trim().toLowerCase();
  const found = districts.find(
    (known) => isIn(known, city) && Object.values(known.names).some((name) => name.toLowerCase() === words),
  );
  return found?.names.ko ?? text;
};
