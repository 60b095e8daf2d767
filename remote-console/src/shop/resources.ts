import { categories } from './categories/categories';
import { coupons } from './coupons/coupons';
import { inquiries } from './inquiries/inquiries';
import { orders } from './orders/orders';
import { pointsTab } from './points/points';
import { reviews } from './reviews/reviews';
import { shopProducts } from './shop-products/shop-products';

/** The shop resources of the console, in the order of the menu. */
export const shopResources = [orders, shopProducts, categories, coupons, reviews, inquiries];

/** Tabs of the shop on the record pages of other domains. */
export const shopTabs = [pointsTab];
