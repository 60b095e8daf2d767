import type { RemotePage } from 'shared/remotes';
import { own } from '../my/own-page';
import { OrderPage } from './OrderPage';
import { OrdersPage } from './OrdersPage';
import { PurchasesPage } from './PurchasesPage';
import { translate } from './texts';

export const orders = own(OrdersPage, 'orders');
export const order: RemotePage = {
  Page: OrderPage,
  head: (_, language) => ({ title: translate(language)('detail'), noindex: true }),
};
export const purchases = own(PurchasesPage, 'purchases');
