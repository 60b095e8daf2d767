import type { RemotePage } from 'shared/remotes';
import { translate } from './i18n';

/** The page of signing in with a component of the caller, which knows what to do after it. */
export const createLoginPage = (Page: RemotePage['Page']): RemotePage => ({
  Page,
  head: (_, language) => {
    const t = translate(language);
    return { title: t('title'), description: t('description'), noindex: true };
  },
});
