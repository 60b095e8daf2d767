/** The contract's languages, repeated here so that public pages do not load the contract. */
export const languages = ['ko', 'en', 'cn'] as const;
export type Language = (typeof languages)[number];

/** Values of `<html lang>` and of hreflang. */
export const htmlLang = { ko: 'ko', en: 'en', cn: 'zh-Hans' } as const satisfies Record<Language, string>;

/** The language of a tag such as `en-US`, `zh-CN` or `cn`; null if it is another one. */
export const languageOf = (tag: string | null | undefined): Language | null => {
  const base = tag?.trim().toLowerCase().split(/[-_]/)[0];
  if (base === 'zh') return 'cn';
  return languages.find((language) => language === base) ?? null;
};

/** The path of the home page in each language. */
export const homePath = { ko: '/', en: '/en', cn: '/cn' } as const satisfies Record<Language, string>;

/** The language of a home page's path; null for every other path. Of other addresses, `splitAddress` of `shared/format` tells it. */
export const languageOfPath = (path: string): Language | null =>
  languages.find((language) => homePath[language] === path) ?? null;
