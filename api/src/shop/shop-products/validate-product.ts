import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { assertNoFieldErrors } from '../../platform/http/errors';
import { shopCategories } from '../categories/table';
import type { ShopProductRow } from './table';

/** Throws field errors if the values of a product contradict each other or its category does not exist. */
export const validateProduct = async (
  tx: Database,
  { price, salePrice, saleFrom, saleTo, minQty = 1, maxQty = 99, _category }: ShopProductRow,
) => {
  const categoryCount = await tx.$count(shopCategories, eq(shopCategories._id, _category));
  assertNoFieldErrors([
    salePrice && salePrice > price && { field: 'salePrice', code: 'range' },
    saleFrom && saleTo && saleTo <= saleFrom && { field: 'saleTo', code: 'period' },
    minQty > maxQty && { field: 'maxQty', code: 'range' },
    categoryCount === 0 && { field: '_category', code: 'invalid' },
  ]);
};
