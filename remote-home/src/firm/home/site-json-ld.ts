import type { SearchAction, WebSite, WithContext } from 'schema-dts';
import { htmlLang, type Language } from 'shared/i18n';

/** What Google adds to schema.org's SearchAction: how the place of the keyword in the address is called. */
type KeywordSearch = SearchAction & { 'query-input': string };

/** The site with its search. */
export const toSiteJsonLd = (siteName: string, language: Language): WithContext<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: siteName,
  url: '/',
  inLanguage: htmlLang[language],
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: '/search?q={search_term_string}' },
    'query-input': 'required name=search_term_string',
  } as KeywordSearch,
});
