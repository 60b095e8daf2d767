import type { RemotePage } from 'shared/remotes';
import { OrderPage } from './OrderPage';
import { translate } from './texts';

export const page: RemotePage = {
  Page: OrderPage,
  head: (_, language) => ({ title: translate(language)('detail'), noindex: true }),
};
