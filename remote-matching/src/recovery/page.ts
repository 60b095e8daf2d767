import type { RemotePage } from 'shared/remotes';
import { RecoveryPage } from './RecoveryPage';
import { recoveryTexts } from './texts';

export const page: RemotePage = {
  Page: RecoveryPage,
  head: (_, language) => ({ title: recoveryTexts.translate(language)('title'), noindex: true }),
};
