import type { Language } from 'shared/contract';

interface Names {
  name: string;
  nameEn: string | null;
}

/** What a member is called in a language: in Latin letters where it is not Korean and the account has such a name. */
export const pickName = ({ name, nameEn }: Names, language: Language) => (language === 'ko' ? name : nameEn || name);
