import type { Language } from 'shared/i18n';
import type { RemotePage } from 'shared/remotes';

/** A page that search engines must not list. `title`: the key of its title, which `translate` translates. */
export const createPrivatePage = <Key extends string>(
  Page: RemotePage['Page'],
  translate: (language: Language) => (key: Key) => string,
  title: Key,
): RemotePage => ({
  Page,
  head: (_, language) => ({ title: translate(language)(title), noindex: true }),
});
