import type { CartItemInput } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { calculateShipping, type PricingTerms, priceLine } from '../orders/pricing/price-line';
import { mergeItems } from '../orders/pricing/quote-inputs';
import { getShopSettings } from '../settings';
import type { ShopProductRow } from '../shop-products/table';
import { toCartItem } from './merge-cart';

/** What delivery of the selected items would cost a visitor, by the rules of an order (S1). */
export const quoteVisitorShipping = async (
  db: Database,
  items: readonly CartItemInput[],
  products: ReadonlyMap<string, ShopProductRow>,
) => {
  const { freeOver } = await getShopSettings(db);
  const terms: PricingTerms = { discountRate: 0, levelPointRate: 0, shopPointRate: 0, freeOver };
  const selected = mergeItems(items.filter((item) => item.selected !== false).map(toCartItem));
  const lines = selected
    .map((item) => priceLine(item, products.get(item._product) ?? null, { terms, requested: item.qty }))
    .filter(({ fault }) => fault === null);
  const { shipping, freeIn } = calculateShipping(lines, terms, false);
  return { shipping, freeShippingIn: freeIn };
};
