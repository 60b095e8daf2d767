import type { Language } from 'shared/i18n';
import type { Location } from 'shared/router';

/** A page to be loaded: history entry, address and language. */
export interface PageRequest {
  /** Key of the history entry. */
  key: string;
  href: string;
  query: URLSearchParams;
  language: Language;
}

export const toPageRequest = ({ key, pathname, search }: Location, language: Language): PageRequest => ({
  key,
  href: pathname + search,
  query: new URLSearchParams(search),
  language,
});
