import { recoveryI18n } from 'shared/account-forms';
import { createPrivatePage } from '../../layout/private-page';
import { RecoveryPage } from './RecoveryPage';

export const page = createPrivatePage(RecoveryPage, (language) => recoveryI18n.translate(language)('title'));
