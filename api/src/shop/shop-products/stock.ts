import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { CartReason, OrderItem } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';
import { type ShopProductRow, shopProducts } from './table';

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

export const isForSale = ({ status, deletedAt }: ShopProductRow) =>
  deletedAt === null && (status === 'ON' || status === 'SOLDOUT');

/** Why a product or its option cannot be ordered in any quantity; null if it can. */
export const findUnavailableReason = (
  product: ShopProductRow,
  optionKey: string,
  left: number | null,
): CartReason | null => {
  if (product.deletedAt !== null) return 'GONE';
  if (!isForSale(product)) return 'HIDDEN';
  if (!isValidOption(product, optionKey)) return 'OPTION_GONE';
  return product.status === 'SOLDOUT' || left === 0 ? 'SOLD_OUT' : null;
};

export const isSoldOut = (product: StockFields & Pick<ShopProductRow, 'status'>) =>
  product.status !== 'ON' ||
  product.stock === 0 ||
  (product.options.length > 0 && product.options.every(({ stock }) => stock === 0));

/** The products of lines by their ids, each locked once, in the order of their ids, so that two orders of the same products do not deadlock. */
export const lockProducts = async (tx: Database, lines: readonly { _product: string }[]) => {
  const ids = [...new Set(lines.map(({ _product }) => _product))];
  const rows = await tx
    .select()
    .from(shopProducts)
    .where(inArray(shopProducts._id, ids))
    .orderBy(asc(shopProducts._id))
    .for('no key update');
  return new Map(rows.map((row) => [row._id, row]));
};

const filterLines = (lines: readonly OrderItem[], { _id }: ShopProductRow) =>
  lines.filter(({ _product }) => _product === _id);

const sumQuantities = (lines: readonly OrderItem[]) => lines.reduce((total, { qty }) => total + qty, 0);

/** The stock after adding or subtracting the lines; unlimited stock stays unlimited. */
const applyStockChange = (row: ShopProductRow, lines: readonly OrderItem[], sign: 1 | -1) => ({
  stock: row.stock === null ? null : row.stock + sign * sumQuantities(lines),
  options: row.options.map((option) => {
    const named = lines.filter(({ optionKey }) => optionKey === option.key);
    return option.stock === null ? option : { ...option, stock: option.stock + sign * sumQuantities(named) };
  }),
});

const isNegative = ({ stock, options }: StockFields) =>
  (stock ?? 0) < 0 || options.some((option) => option.stock !== null && option.stock < 0);

const hasLimit = ({ stock, options }: StockFields) => stock !== null || options.some((option) => option.stock !== null);

/** Adds or subtracts the lines. The version increases, so that pages and forms with the old stock are out of date. */
const changeStock = async (
  tx: Database,
  products: Map<string, ShopProductRow>,
  lines: readonly OrderItem[],
  sign: 1 | -1,
) => {
  const stamps = { version: sql`${shopProducts.version} + 1`, updatedAt: sql`clock_timestamp()` };
  for (const row of [...products.values()].filter(hasLimit)) {
    const changed = applyStockChange(row, filterLines(lines, row), sign);
    await tx
      .update(shopProducts)
      .set({ ...changed, ...stamps })
      .where(eq(shopProducts._id, row._id));
  }
};

/** Lines that exceed the stock or are not for sale, with what is left of each. */
const findShortLines = (products: ReadonlyMap<string, ShopProductRow>, lines: readonly OrderItem[]) =>
  lines.flatMap((line) => {
    const row = products.get(line._product);
    if (!row || row.deletedAt !== null || row.status !== 'ON' || !isValidOption(row, line.optionKey))
      return [{ ...line, left: 0 }];
    return isNegative(applyStockChange(row, filterLines(lines, row), -1))
      ? [{ ...line, left: getStockLeft(row, line.optionKey) }]
      : [];
  });

/**
 * Takes all lines out of the stock or none: rows are locked, and constraints keep columns above zero (S2). Throws `sold_out`
 * with the short lines.
 */
export const takeStock = async (tx: Database, lines: readonly OrderItem[]) => {
  const products = await lockProducts(tx, lines);
  const short = findShortLines(products, lines);
  if (short.length > 0) throwApiError('sold_out', { body: { lines: short } });
  await changeStock(tx, products, lines, -1);
};

/** Returns taken stock. The caller makes sure that it was taken and is returned only once. */
export const returnStock = async (tx: Database, lines: readonly OrderItem[]) => {
  await changeStock(tx, await lockProducts(tx, lines), lines, 1);
};

/** Adds to the pieces sold, or (-1) subtracts returned ones. */
export const countSales = async (tx: Database, lines: readonly OrderItem[], sign: 1 | -1) => {
  for (const row of (await lockProducts(tx, lines)).values())
    await tx
      .update(shopProducts)
      .set({ sales: sql`greatest(${shopProducts.sales} + ${sign * sumQuantities(filterLines(lines, row))}, 0)` })
      .where(eq(shopProducts._id, row._id));
};
