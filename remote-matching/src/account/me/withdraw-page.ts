import { createPrivatePage } from '../../layout/private-page';
import { meI18n } from './i18n';
import { WithdrawPage } from './WithdrawPage';

export const page = createPrivatePage(WithdrawPage, (language) => meI18n.translate(language)('leaveTitle'));
