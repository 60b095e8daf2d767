import { htmlLang, type Language, languages, localiseAddress } from 'shared/i18n';
import type { Head } from 'shared/remotes';
import type { HeadDescription } from './head-description';

/** What the addresses of a page are made of. */
type LocalisedPage = Pick<HeadDescription, 'head' | 'pathname'>;

/** The languages in which a page has content. */
export const getContentLanguages = ({ paths }: Head): Language[] =>
  paths ? languages.filter((language) => paths[language] !== undefined) : [...languages];

/** The address of a page in a language; letters that are not ASCII are encoded. */
export const getAddress = ({ head: { paths }, pathname }: LocalisedPage, language: Language, origin: string) =>
  new URL(origin + localiseAddress(paths?.[language] ?? pathname, language)).href;

/** The addresses of a page in each language in which it has content; whoever reads none of them is sent to the Korean one. */
export const getAlternates = (page: LocalisedPage, origin: string) => [
  ...getContentLanguages(page.head).map((language) => ({
    hreflang: htmlLang[language],
    href: getAddress(page, language, origin),
  })),
  { hreflang: 'x-default', href: getAddress(page, 'ko', origin) },
];
