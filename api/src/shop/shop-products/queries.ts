import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { FileRef, LocalisedText } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { findRowsById, requireRow } from '../../platform/database/rows';
import { shopProducts } from './table';

export const isNotDeleted = isNull(shopProducts.deletedAt);

/** Condition: visitors see the product, on sale or sold out. */
export const isVisible = and(inArray(shopProducts.status, ['ON', 'SOLDOUT']), isNotDeleted);

/** A product that visitors see; throws `not_found` for any other. */
export const findVisibleProduct = (db: Database, id: string) =>
  requireRow(db, shopProducts, and(eq(shopProducts._id, id), isVisible));

/** Products of any lines by their ids, also hidden and deleted ones. */
export const findProducts = (db: Database, lines: readonly { _product: string }[]) =>
  findRowsById(
    db,
    shopProducts,
    lines.map(({ _product }) => _product),
  );

/** Name and picture of a product, for records that refer to it. */
interface ProductName {
  name: LocalisedText;
  thumb: FileRef | null;
}

/** Names of products by id, also of hidden and deleted ones, since buyers know them. */
export const findProductNames = async (db: Database, ids: (string | null)[]): Promise<Map<string, ProductName>> => {
  const rows = await db
    .select({ _id: shopProducts._id, name: shopProducts.name, thumb: shopProducts.thumb })
    .from(shopProducts)
    .where(inArray(shopProducts._id, [...new Set(ids.filter((id) => id !== null))]));
  return new Map(rows.map(({ _id, ...product }) => [_id, product]));
};

/** Adds name and picture of the product to each record; `fallback` for one without a product. */
export const withProducts = async <R extends { _product: string | null }, F>(db: Database, rows: R[], fallback: F) => {
  const ids = rows.map(({ _product }) => _product);
  const names = await findProductNames(db, ids);
  return rows.map((row) => ({ ...row, product: names.get(row._product ?? '') ?? fallback }));
};
