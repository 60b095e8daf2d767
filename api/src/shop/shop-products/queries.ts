import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { FileRef, LocalisedText } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';
import { shopProducts } from './table';

export const isNotDeleted = isNull(shopProducts.deletedAt);

/** Condition: visitors see the product, on sale or sold out. */
export const isVisible = and(inArray(shopProducts.status, ['ON', 'SOLDOUT']), isNotDeleted);

/** A product that visitors see; throws `not_found` for any other. */
export const findVisibleProduct = async (db: Database, id: string) => {
  const [row] = await db
    .select()
    .from(shopProducts)
    .where(and(eq(shopProducts._id, id), isVisible));
  return row ?? throwApiError('not_found');
};

/** Name and picture of a product, for records that refer to it. */
interface ProductName {
  name: LocalisedText;
  thumb: FileRef | null;
}

/** Names of products by id, also of hidden and deleted ones, since buyers know them. */
export const findProductNames = async (db: Database, ids: (string | null)[]): Promise<Map<string, ProductName>> => {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ _id: shopProducts._id, name: shopProducts.name, thumb: shopProducts.thumb })
    .from(shopProducts)
    .where(inArray(shopProducts._id, wanted));
  return new Map(rows.map(({ _id, ...product }) => [_id, product]));
};
