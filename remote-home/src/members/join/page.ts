import type { RemotePage } from 'shared/remotes';
import { JoinPage } from './JoinPage';
import { translate } from './texts';

export const page: RemotePage = {
  Page: JoinPage,
  head: (_, language) => ({ title: translate(language)('title'), description: translate(language)('lead') }),
};
