import type { RemotePage } from 'shared/remotes';
import { translate } from './i18n';

type TitleKey = Parameters<ReturnType<typeof translate>>[0];

/** A page of the signed-in member; search engines do not index it. */
export const createAccountPage = (Page: RemotePage['Page'], title: TitleKey): RemotePage => ({
  Page,
  head: (_, language) => ({ title: translate(language)(title), noindex: true }),
});
