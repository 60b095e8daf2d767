import { createPrivatePage } from '../../layout/private-page';
import { loginI18n } from './i18n';
import { LoginPage } from './LoginPage';

export const page = createPrivatePage(LoginPage, (language) => loginI18n.translate(language)('title'));
