import { carts } from './carts';
import { categories, consoleCategories } from './categories';
import { consoleCoupons, coupons } from './coupons';
import { consoleInquiries, inquiries, productInquiries } from './inquiries';
import { likes } from './likes';
import { consoleOrders, orders } from './orders';
import { payments } from './payments';
import { consolePoints, points } from './points';
import { purchases } from './purchases';
import { consoleReviews, productReviews, reviews } from './reviews';
import { consoleShopProducts, shopProducts } from './shop-products';
import { statistics } from './statistics';

/** Routes by name: those of the site, and below `console` those of the administrators. */
export const shopRoutes = {
  site: {
    carts,
    categories,
    coupons,
    inquiries,
    likes,
    orders,
    payments,
    points,
    productInquiries,
    productReviews,
    purchases,
    reviews,
    shopProducts,
  },
  console: {
    categories: consoleCategories,
    coupons: consoleCoupons,
    inquiries: consoleInquiries,
    orders: consoleOrders,
    points: consolePoints,
    reviews: consoleReviews,
    shopProducts: consoleShopProducts,
    statistics,
  },
};

export * from './carts';
export * from './categories';
export * from './coupons';
export * from './inquiries';
export * from './likes';
export * from './orders';
export * from './payments';
export * from './points';
export * from './purchases';
export * from './reviews';
export * from './setting';
export * from './shop-products';
export * from './statistics';
