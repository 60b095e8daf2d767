import type { Language } from 'shared/i18n';
import type { RemotePage } from 'shared/remotes';

/** A page that search engines must not list, titled in the reader's language. */
export const createPrivatePage = (Page: RemotePage['Page'], getTitle: (language: Language) => string): RemotePage => ({
  Page,
  head: (_, language) => ({ title: getTitle(language), noindex: true }),
});
