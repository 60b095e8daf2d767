import { settingsI18n } from 'shared/account-forms';
import { createPrivatePage } from 'shared/pages';
import { WithdrawPage } from './WithdrawPage';

export const page = createPrivatePage(WithdrawPage, settingsI18n.translate, 'withdrawTitle');
