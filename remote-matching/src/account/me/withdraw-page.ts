import type { RemotePage } from 'shared/remotes';
import { meI18n } from './i18n';
import { WithdrawPage } from './WithdrawPage';

export const page: RemotePage = {
  Page: WithdrawPage,
  head: (_, language) => ({ title: meI18n.translate(language)('leaveTitle'), noindex: true }),
};
