import { type Language, localiseAddress } from 'shared/i18n';

/** Sanitised rich text whose links to pages of this site lead to the pages in a language. */
export const localiseLinks = (html: string, language: Language): string =>
  html.replace(
    /(<a\s[^<>]*?\bhref=")(\/(?!\/)[^"]*)/g,
    (_, start: string, href: string) => start + localiseAddress(href, language),
  );
