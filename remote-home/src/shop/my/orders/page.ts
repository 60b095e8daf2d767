import type { RemotePage } from 'shared/remotes';
import { translate } from './i18n';
import { OrderPage } from './OrderPage';

export const page: RemotePage = {
  Page: OrderPage,
  head: (_, language) => ({ title: translate(language)('detail'), noindex: true }),
};
