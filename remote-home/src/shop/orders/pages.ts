import { own } from '../../members/my/own-page';
import { OrdersPage } from './OrdersPage';
import { PurchasesPage } from './PurchasesPage';

export const orders = own(OrdersPage, 'orders');
export const purchases = own(PurchasesPage, 'purchases');
