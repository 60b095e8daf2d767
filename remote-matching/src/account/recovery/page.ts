import { recoveryTexts } from 'shared/people';
import type { RemotePage } from 'shared/remotes';
import { RecoveryPage } from './RecoveryPage';

export const page: RemotePage = {
  Page: RecoveryPage,
  head: (_, language) => ({ title: recoveryTexts.translate(language)('title'), noindex: true }),
};
