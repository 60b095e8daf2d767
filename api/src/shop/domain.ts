import { sql } from 'drizzle-orm';
import type { MembersServices } from '../members/index';
import { defineDomain, minuteMs } from '../platform/define-domain';
import { cartDeletionStep } from './carts/account-deletion';
import { shopContent } from './content';
import { createOwnsInquiry } from './inquiries/routes';
import { createOrderDeletionStep } from './orders/account-deletion';
import { processOrders } from './orders/jobs';
import type { WonLots } from './orders/services';
import { readPaymentProviders } from './payments/http-provider';
import { createPaymentProviders } from './payments/providers';
import { shopRecordNames } from './record-names';
import { findReviewTargets } from './reviews/bookmark-targets';
import { routes } from './routes.generated';
import type { ShopServices } from './services';
import { findShopProductTargets } from './shop-products/bookmark-targets';
import { findProductPicture } from './shop-products/sharing-picture';
import { updateCurrentPrices } from './shop-products/update-current-prices';
import { getSalesOfDay } from './statistics/sales';
import { categoryTrash, couponTrash, inquiryTrash, reviewTrash, shopProductTrash } from './trash';

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
    content: shopContent,
    routes,
    jobs: [
      ({ db, orderServices }) => ({ name: 'orders', everyMs: minuteMs, run: () => processOrders(db, orderServices) }),
      ({ db }) => ({ name: 'prices', everyMs: minuteMs, run: () => updateCurrentPrices(db) }),
    ],
    onAccountDeletion: [() => cartDeletionStep, ({ orderServices }) => createOrderDeletionStep(orderServices)],
    bookmarks: { SHOP_PRODUCT: findShopProductTargets, REVIEW: findReviewTargets },
    sharingPictures: { products: findProductPicture },
    fileOwners: { inquiries: createOwnsInquiry },
    trash: {
      shopProducts: shopProductTrash,
      categories: categoryTrash,
      coupons: couponTrash,
      reviews: reviewTrash,
      inquiries: inquiryTrash,
    },
    recordNames: shopRecordNames,
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
