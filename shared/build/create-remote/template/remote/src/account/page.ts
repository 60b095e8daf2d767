import { createPrivatePage } from 'shared/pages';
import { AccountPage } from './AccountPage';
import { accountI18n } from './i18n';

export const page = createPrivatePage(AccountPage, accountI18n.translate, 'title');
