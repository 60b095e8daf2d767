import type { RemotePage } from 'shared/remotes';
import { LoginPage } from './LoginPage';
import { loginTexts } from './texts';

export const page: RemotePage = {
  Page: LoginPage,
  head: (_, language) => ({ title: loginTexts.translate(language)('title'), noindex: true }),
};
