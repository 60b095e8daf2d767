import type { RemotePage } from 'shared/remotes';
import { meTexts } from './texts';
import { WithdrawPage } from './WithdrawPage';

export const page: RemotePage = {
  Page: WithdrawPage,
  head: (_, language) => ({ title: meTexts.translate(language)('leaveTitle'), noindex: true }),
};
