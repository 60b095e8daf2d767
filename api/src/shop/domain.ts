import { sql } from 'drizzle-orm';
import type { MembersServices } from '../members/index';
import { defineDomain, minuteMs } from '../platform/define-domain';
import { cartDeletionStep } from './carts/account-deletion';
import { serveCarts } from './carts/routes';
import { serveConsoleCategories } from './categories/console';
import { serveCategories } from './categories/routes';
import { serveConsoleCoupons } from './coupons/console';
import { serveCoupons } from './coupons/routes';
import { serveConsoleInquiries } from './inquiries/console';
import { serveProductInquiries } from './inquiries/product-routes';
import { createOwnsInquiry, serveInquiries } from './inquiries/routes';
import { serveLikes } from './likes/routes';
import { createOrderDeletionStep } from './orders/account-deletion';
import { serveConsoleOrders } from './orders/console';
import { processOrders } from './orders/jobs';
import { serveOrders } from './orders/routes';
import type { WonLots } from './orders/services';
import { readPaymentProviders } from './payments/http-provider';
import { createPaymentProviders } from './payments/providers';
import { servePayments } from './payments/routes';
import { serveConsolePoints } from './points/console';
import { servePoints } from './points/routes';
import { servePurchases } from './purchases/routes';
import { findReviewTargets } from './reviews/bookmark-targets';
import { serveConsoleReviews } from './reviews/console';
import { serveProductReviews } from './reviews/product-routes';
import { serveReviews } from './reviews/routes';
import type { ShopServices } from './services';
import { findShopProductTargets } from './shop-products/bookmark-targets';
import { serveConsoleShopProducts } from './shop-products/console';
import { serveShopProducts } from './shop-products/routes';
import { updateCurrentPrices } from './shop-products/update-current-prices';
import { serveStatistics } from './statistics/routes';
import { getSalesOfDay } from './statistics/sales';

const countPurchases = (status: string) => () => sql`(select count(*) from purchases where status = ${status})::int`;

export const createShopDomain = ({ wonLots }: { wonLots: WonLots }) =>
  defineDomain({
    name: 'shop',
    services: (members: MembersServices): ShopServices => ({
      ...members,
      orderServices: {
        messenger: members.messenger,
        wonLots,
        providers: createPaymentProviders(readPaymentProviders(process.env)),
      },
    }),
    routes: [
      serveCategories,
      serveConsoleCategories,
      serveShopProducts,
      serveConsoleShopProducts,
      serveCarts,
      serveLikes,
      serveReviews,
      serveProductReviews,
      serveConsoleReviews,
      serveInquiries,
      serveProductInquiries,
      serveConsoleInquiries,
      serveCoupons,
      serveConsoleCoupons,
      servePoints,
      serveConsolePoints,
      serveOrders,
      serveConsoleOrders,
      servePurchases,
      servePayments,
      serveStatistics,
    ],
    jobs: [
      ({ db, orderServices }) => ({ name: 'orders', everyMs: minuteMs, run: () => processOrders(db, orderServices) }),
      ({ db }) => ({ name: 'prices', everyMs: minuteMs, run: () => updateCurrentPrices(db) }),
    ],
    onAccountDeletion: [() => cartDeletionStep, ({ orderServices }) => createOrderDeletionStep(orderServices)],
    bookmarks: { SHOP_PRODUCT: findShopProductTargets, REVIEW: findReviewTargets },
    fileOwners: { inquiries: createOwnsInquiry },
    dashboardCounts: {
      inquiries: () => sql`(select count(*) from inquiries where answer is null)::int`,
      unpaidOrders: () => sql`(select count(*) from orders where status = 'PENDING_PAYMENT')::int`,
      ordersToShip: () => sql`(select count(*) from orders where status in ('PAID', 'PREPARING'))::int`,
      cancel: countPurchases('CANCEL_REQUESTED'),
      return: countPurchases('RETURN_REQUESTED'),
      exchange: countPurchases('EXCHANGE_REQUESTED'),
      paymentAlerts: () => sql`(select count(*) from orders where alert)::int`,
    },
    dashboardSections: { today: getSalesOfDay },
  });
