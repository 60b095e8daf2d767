import { now } from '../../platform/http/columns';
import type { ShopProductRow } from './table';

type Priced = Pick<ShopProductRow, 'price' | 'salePrice' | 'saleFrom' | 'saleTo'>;

/** From `saleFrom` until before `saleTo`; a bound that is null is open. */
const isOnSale = ({ salePrice, saleFrom, saleTo }: Priced, at: string) =>
  salePrice !== null && (saleFrom === null || saleFrom <= at) && (saleTo === null || at < saleTo);

/** What a product costs at a moment, without an option (KRW). Lists, carts and orders all ask here. */
export const priceOf = (product: Priced, at = now()): number =>
  isOnSale(product, at) ? (product.salePrice ?? product.price) : product.price;

/** When the price that `priceOf` names ends; null where it is the regular one, or has no end. */
export const saleEndOf = (product: Priced, at = now()) => (isOnSale(product, at) ? product.saleTo : null);

/** What a product is sorted and filtered by, until the moment when its price turns next. */
export const turningOf = (product: Priced, at = now()) => {
  const turns = product.salePrice === null ? [] : [product.saleFrom, product.saleTo];
  const [next = null] = turns.filter((turn): turn is string => turn !== null && turn > at).sort();
  return { currentPrice: priceOf(product, at), priceTurnsAt: next };
};
