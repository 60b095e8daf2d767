import { createAccountPage } from '../../../members/my/account-page';
import { OrdersPage } from './OrdersPage';
import { PurchasesPage } from './PurchasesPage';

export const ordersPage = createAccountPage(OrdersPage, 'orders');
export const purchasesPage = createAccountPage(PurchasesPage, 'purchases');
