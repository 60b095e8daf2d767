import type { RemotePage } from 'shared/remotes';
import { translate } from './i18n';
import { JoinPage } from './JoinPage';

export const page: RemotePage = {
  Page: JoinPage,
  head: (_, language) => ({ title: translate(language)('title'), description: translate(language)('lead') }),
};
