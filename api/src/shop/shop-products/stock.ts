import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';
import { type ShopProductRow, shopProducts } from './table';

export interface StockLine {
  _product: string;
  /** Empty if the product has no options. */
  optionKey: string;
  qty: number;
}

type StockFields = Pick<ShopProductRow, 'stock' | 'options'>;

/** Pieces left of a product or one of its options; null if unlimited. */
export const getStockLeft = ({ stock, options }: StockFields, optionKey: string): number | null => {
  const option = options.find(({ key }) => key === optionKey);
  const limits = [stock, option?.stock ?? null].filter((limit) => limit !== null);
  return limits.length > 0 ? Math.min(...limits) : null;
};

/** Whether the option exists, or is empty for a product without options. */
export const isValidOption = ({ options }: StockFields, optionKey: string) =>
  options.length === 0 ? optionKey === '' : options.some(({ key }) => key === optionKey);

export const isSoldOut = (product: StockFields & Pick<ShopProductRow, 'status'>) =>
  product.status !== 'ON' ||
  product.stock === 0 ||
  (product.options.length > 0 && product.options.every(({ stock }) => stock === 0));

/** Locks each product once, in the order of their ids, so that two orders of the same products do not deadlock. */
const lockProducts = async (tx: Database, lines: readonly StockLine[]) => {
  const ids = [...new Set(lines.map(({ _product }) => _product))];
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(shopProducts)
    .where(inArray(shopProducts._id, ids))
    .orderBy(asc(shopProducts._id))
    .for('no key update');
};

const filterLines = (lines: readonly StockLine[], { _id }: ShopProductRow) =>
  lines.filter(({ _product }) => _product === _id);

const sumQuantities = (lines: readonly StockLine[]) => lines.reduce((total, { qty }) => total + qty, 0);

/** The stock after adding or subtracting the lines; unlimited stock stays unlimited. */
const applyStockChange = (row: ShopProductRow, lines: readonly StockLine[], sign: 1 | -1) => ({
  stock: row.stock === null ? null : row.stock + sign * sumQuantities(lines),
  options: row.options.map((option) => {
    const named = lines.filter(({ optionKey }) => optionKey === option.key);
    return option.stock === null ? option : { ...option, stock: option.stock + sign * sumQuantities(named) };
  }),
});

const isNegative = ({ stock, options }: StockFields) =>
  (stock ?? 0) < 0 || options.some((option) => option.stock !== null && option.stock < 0);

/** Increases the version, so that pages and forms that show the old stock are out of date. */
const updateStock = (tx: Database, { _id }: ShopProductRow, values: StockFields) =>
  tx
    .update(shopProducts)
    .set({ ...values, version: sql`${shopProducts.version} + 1`, updatedAt: sql`clock_timestamp()` })
    .where(eq(shopProducts._id, _id));

/** Lines that exceed the stock or are not for sale, with what is left of each. */
const findShortLines = (rows: readonly ShopProductRow[], lines: readonly StockLine[]) => {
  const byId = new Map(rows.map((row) => [row._id, row]));
  return lines.flatMap((line) => {
    const row = byId.get(line._product);
    const isSold = row && row.deletedAt === null && row.status === 'ON' && isValidOption(row, line.optionKey);
    if (!row || !isSold) return [{ ...line, left: 0 }];
    return isNegative(applyStockChange(row, filterLines(lines, row), -1))
      ? [{ ...line, left: getStockLeft(row, line.optionKey) }]
      : [];
  });
};

/**
 * Takes all lines out of the stock or none: rows are locked, and constraints keep columns above zero (S2). Throws `sold_out`
 * with the short lines. Answers the products as they were before.
 */
export const takeStock = async (tx: Database, lines: readonly StockLine[]): Promise<Map<string, ShopProductRow>> => {
  const rows = await lockProducts(tx, lines);
  const short = findShortLines(rows, lines);
  if (short.length > 0) throwApiError('sold_out', { body: { lines: short } });
  for (const row of rows)
    if (hasLimit(row)) await updateStock(tx, row, applyStockChange(row, filterLines(lines, row), -1));
  return new Map(rows.map((row) => [row._id, row]));
};

const hasLimit = ({ stock, options }: StockFields) => stock !== null || options.some((option) => option.stock !== null);

/** Returns taken stock. The caller makes sure that it was taken and is returned only once. */
export const returnStock = async (tx: Database, lines: readonly StockLine[]) => {
  for (const row of await lockProducts(tx, lines))
    if (hasLimit(row)) await updateStock(tx, row, applyStockChange(row, filterLines(lines, row), 1));
};

/** Adds to the pieces sold, or (-1) subtracts returned ones. */
export const countSales = async (tx: Database, lines: readonly StockLine[], sign: 1 | -1) => {
  for (const row of await lockProducts(tx, lines))
    await tx
      .update(shopProducts)
      .set({ sales: sql`greatest(${shopProducts.sales} + ${sign * sumQuantities(filterLines(lines, row))}, 0)` })
      .where(eq(shopProducts._id, row._id));
};
