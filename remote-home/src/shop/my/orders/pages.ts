import { createPrivatePage } from 'shared/pages';
import { translate } from '../../../members/my/i18n';
import { createMemberPage } from '../../../members/my/member-page';
import { OrdersPage } from './OrdersPage';
import { PurchasesPage } from './PurchasesPage';

export const ordersPage = createMemberPage(OrdersPage, 'orders');
export const purchasesPage = createPrivatePage(PurchasesPage, translate, 'purchases');
