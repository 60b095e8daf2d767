import { recoveryI18n } from 'shared/account-forms';
import type { RemotePage } from 'shared/remotes';
import { RecoveryPage } from './RecoveryPage';

export const page: RemotePage = {
  Page: RecoveryPage,
  head: (_, language) => ({ title: recoveryI18n.translate(language)('title'), noindex: true }),
};
