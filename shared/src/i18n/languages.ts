/** Same three as the contract's; written here so that public pages need not load the contract. */
export const languages = ['ko', 'en', 'cn'] as const;
export type Language = (typeof languages)[number];

/** Value of `<html lang>` and of hreflang. */
export const htmlLang = { ko: 'ko', en: 'en', cn: 'zh-Hans' } as const satisfies Record<Language, string>;

/** Anything that names a language (`en-US`, `zh-CN`, `cn`), or null. */
export const languageOf = (tag: string | null | undefined): Language | null => {
  const base = tag?.trim().toLowerCase().split(/[-_]/)[0];
  if (base === 'zh') return 'cn';
  return languages.find((language) => language === base) ?? null;
};

/** The home page of each language. */
export const homePath = { ko: '/', en: '/en', cn: '/cn' } as const satisfies Record<Language, string>;

/** The home page has one address a language; every other path has none of its own. */
export const languageOfPath = (path: string): Language | null =>
  languages.find((language) => homePath[language] === path) ?? null;
