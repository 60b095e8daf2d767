import { createPrivatePage } from 'shared/pages';
import { loginI18n } from './i18n';
import { LoginPage } from './LoginPage';

export const page = createPrivatePage(LoginPage, loginI18n.translate, 'title');
