import { createPrivatePage } from 'shared/pages';
import { meI18n } from './i18n';
import { WithdrawPage } from './WithdrawPage';

export const page = createPrivatePage(WithdrawPage, meI18n.translate, 'withdrawTitle');
