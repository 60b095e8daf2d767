import { now } from '../../platform/database/columns';
import type { ShopProductRow } from './table';

type PriceFields = Pick<ShopProductRow, 'price' | 'salePrice' | 'saleFrom' | 'saleTo'>;

/** From `saleFrom` until before `saleTo`; a bound that is null is open. */
const isOnSale = ({ salePrice, saleFrom, saleTo }: PriceFields, at: string) =>
  salePrice !== null && (saleFrom === null || saleFrom <= at) && (saleTo === null || at < saleTo);

/** Price (KRW) of a product at a time, without an option; the only place that decides on it. */
export const getPrice = (product: PriceFields, at = now()): number =>
  isOnSale(product, at) ? (product.salePrice ?? product.price) : product.price;

/** End of the sale at a time; null if there is no sale or it has no end. */
export const getSaleEnd = (product: PriceFields, at = now()) => (isOnSale(product, at) ? product.saleTo : null);

/** Columns that lists are sorted and filtered by: the present price, and when it changes next. */
export const getPriceSchedule = (product: PriceFields, at = now()) => {
  const changes = product.salePrice === null ? [] : [product.saleFrom, product.saleTo];
  const [next = null] = changes.filter((change): change is string => change !== null && change > at).sort();
  return { currentPrice: getPrice(product, at), priceTurnsAt: next };
};
