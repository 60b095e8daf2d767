import type { Language } from '../i18n/languages';

/** A language at the start of a path. Korean is named only to leave another language: no address has `/ko`. */
const languagePattern = /^\/(ko|en|cn)(?=[/?#]|$)/;

/** What the site serves besides pages: the API, files, and what crawlers read. It has the same address in all languages. */
const servicePattern = /^\/(?:(?:api|assets|remotes)\/|[^/?#]+\.\w+(?:[?#]|$))/;

/** An address of this site in two parts. */
interface SiteAddress {
  language: Language;
  /** The address without its language: the same in all of them. */
  address: string;
}

/** Splits an address, such as `/en/magazine?page=2` into `en` and `/magazine?page=2`. Without a language it is Korean. */
export const splitAddress = (address: string): SiteAddress => {
  const [prefix = '', language = 'ko'] = languagePattern.exec(address) ?? [];
  const rest = address.slice(prefix.length);
  return { language: language as Language, address: rest.startsWith('/') ? rest : `/${rest}` };
};

/**
 * An address of this site, which begins with `/`, in a language: `/magazine` is `/en/magazine` in English. One that names its language
 * already keeps it (`/ko/magazine` is `/magazine`), and what is no page has none.
 */
export const localiseAddress = (address: string, language: Language): string => {
  if (servicePattern.test(address)) return address;
  const own = languagePattern.test(address) ? splitAddress(address) : { language, address };
  if (own.language === 'ko') return own.address;
  return `/${own.language}${own.address.replace(/^\/(?=[?#]|$)/, '')}`;
};
