import type { RemotePage } from 'shared/remotes';
import { OrderPage } from '../orders/OrderPage';
import { OrdersPage } from '../orders/OrdersPage';
import { PurchasesPage } from '../orders/PurchasesPage';
import { translate as translateOrders } from '../orders/texts';
import { ReviewsPage } from '../reviews/ReviewsPage';
import { BookmarksPage } from './BookmarksPage';
import { CouponsPage } from './CouponsPage';
import { HomePage } from './HomePage';
import { InquiriesPage } from './InquiriesPage';
import { LikesPage } from './LikesPage';
import { PointsPage } from './PointsPage';
import { translate } from './texts';

type Title = Parameters<ReturnType<typeof translate>>[0];

/** Nothing of one's own is for a search engine. */
const own = (Page: RemotePage['Page'], title: Title): RemotePage => ({
  Page,
  head: (_, language) => ({ title: translate(language)(title), noindex: true }),
});

export const my = own(HomePage, 'title');
export const orders = own(OrdersPage, 'orders');
export const order: RemotePage = {
  Page: OrderPage,
  head: (_, language) => ({ title: translateOrders(language)('detail'), noindex: true }),
};
export const purchases = own(PurchasesPage, 'purchases');
export const reviews = own(ReviewsPage, 'reviews');
export const points = own(PointsPage, 'points');
export const coupons = own(CouponsPage, 'coupons');
export const bookmarks = own(BookmarksPage, 'bookmarks');
export const likes = own(LikesPage, 'likes');
export const inquiries = own(InquiriesPage, 'inquiries');
