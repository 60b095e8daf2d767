import type { RemotePage } from 'shared/remotes';
import { CartPage } from './CartPage';
import { translate } from './i18n';

export const page: RemotePage = {
  Page: CartPage,
  head: (_, language) => ({ title: translate(language)('title'), noindex: true }),
};
