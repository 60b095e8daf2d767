import { eq } from 'drizzle-orm';
import type { Setting, Shipping } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { documents } from '../../platform/documents/table';
import { failField } from '../../platform/http/errors';
import { shopCategories } from '../categories/table';
import type { ShopProductRow } from './table';

/** What a product says of itself must fit together. */
export const checkProduct = async (
  tx: Database,
  { price, salePrice, saleFrom, saleTo, minQty = 1, maxQty = 99, shipping, _category }: ShopProductRow,
) => {
  if (salePrice && salePrice > price) failField('salePrice', 'range');
  if (saleFrom && saleTo && saleTo <= saleFrom) failField('saleTo', 'period');
  if (minQty > maxQty) failField('maxQty', 'range');
  if (shipping.type === 'CONDITIONAL' && !shipping.freeOver) failField('shipping.freeOver', 'required');
  if ((await tx.$count(shopCategories, eq(shopCategories._id, _category))) === 0) failField('_category', 'invalid');
};

/** What the setting says of sending, where a new product does not say otherwise. */
export const usualShipping = async (tx: Database): Promise<Shipping> => {
  const [row] = await tx.select({ value: documents.value }).from(documents).where(eq(documents.key, 'setting'));
  const { shop } = (row?.value ?? {}) as Partial<Setting>;
  if (!shop?.shippingFee) return { type: 'FREE', fee: 0 };
  return { type: 'CONDITIONAL', fee: shop.shippingFee, freeOver: shop.freeOver };
};
