import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { throwFieldError } from '../../platform/http/errors';
import { shopCategories } from '../categories/table';
import type { ShopProductRow } from './table';

/** Throws a field error if the values of a product contradict each other or its category does not exist. */
export const validateProduct = async (
  tx: Database,
  { price, salePrice, saleFrom, saleTo, minQty = 1, maxQty = 99, _category }: ShopProductRow,
) => {
  if (salePrice && salePrice > price) throwFieldError('salePrice', 'range');
  if (saleFrom && saleTo && saleTo <= saleFrom) throwFieldError('saleTo', 'period');
  if (minQty > maxQty) throwFieldError('maxQty', 'range');
  if ((await tx.$count(shopCategories, eq(shopCategories._id, _category))) === 0)
    throwFieldError('_category', 'invalid');
};
