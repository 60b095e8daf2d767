import type { RemotePage } from 'shared/remotes';
import { translate } from './i18n';

type Title = Parameters<ReturnType<typeof translate>>[0];

/** Nothing of one's own is for a search engine. */
export const own = (Page: RemotePage['Page'], title: Title): RemotePage => ({
  Page,
  head: (_, language) => ({ title: translate(language)(title), noindex: true }),
});
