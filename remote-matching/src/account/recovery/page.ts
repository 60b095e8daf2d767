import { recoveryI18n } from 'shared/account-forms';
import { createPrivatePage } from 'shared/pages';
import { RecoveryPage } from './RecoveryPage';

export const page = createPrivatePage(RecoveryPage, recoveryI18n.translate, 'title');
