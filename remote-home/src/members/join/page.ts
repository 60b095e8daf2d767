import type { RemotePage } from 'shared/remotes';
import { translate } from './i18n';

/** The page of joining with a component of the caller, which knows what to do after signing in. */
export const createJoinPage = (Page: RemotePage['Page']): RemotePage => ({
  Page,
  head: (_, language) => ({ title: translate(language)('title'), description: translate(language)('lead') }),
});
