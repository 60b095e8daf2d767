import type { RemotePage } from 'shared/remotes';
import { loginI18n } from './i18n';
import { LoginPage } from './LoginPage';

export const page: RemotePage = {
  Page: LoginPage,
  head: (_, language) => ({ title: loginI18n.translate(language)('title'), noindex: true }),
};
