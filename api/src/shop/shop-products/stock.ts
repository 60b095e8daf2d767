import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import { type ShopProductRow, shopProducts } from './table';

export interface StockLine {
  _product: string;
  /** Empty where the product has no options. */
  optionKey: string;
  qty: number;
}

type Stocked = Pick<ShopProductRow, 'stock' | 'options'>;

/** How many are left of a product or one of its options; null where there is no limit. */
export const leftOf = ({ stock, options }: Stocked, optionKey: string): number | null => {
  const option = options.find(({ key }) => key === optionKey);
  const limits = [stock, option?.stock ?? null].filter((limit) => limit !== null);
  return limits.length > 0 ? Math.min(...limits) : null;
};

/** Whether an option is chosen where there are some, and none where there are none. */
export const isChoice = ({ options }: Stocked, optionKey: string) =>
  options.length === 0 ? optionKey === '' : options.some(({ key }) => key === optionKey);

export const isSoldOut = (product: Stocked & Pick<ShopProductRow, 'status'>) =>
  product.status !== 'ON' ||
  product.stock === 0 ||
  (product.options.length > 0 && product.options.every(({ stock }) => stock === 0));

/** Each product once, in the order of their ids: two orders of the same goods wait for each other instead of crossing. */
const lock = async (tx: Database, lines: readonly StockLine[]) => {
  const ids = [...new Set(lines.map(({ _product }) => _product))];
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(shopProducts)
    .where(inArray(shopProducts._id, ids))
    .orderBy(asc(shopProducts._id))
    .for('no key update');
};

const of = (lines: readonly StockLine[], { _id }: ShopProductRow) => lines.filter(({ _product }) => _product === _id);

const sum = (lines: readonly StockLine[]) => lines.reduce((total, { qty }) => total + qty, 0);

/** The product with so many more, or fewer, of what the lines name; what has no limit keeps none. */
const moved = (row: ShopProductRow, lines: readonly StockLine[], sign: 1 | -1) => ({
  stock: row.stock === null ? null : row.stock + sign * sum(lines),
  options: row.options.map((option) => {
    const named = lines.filter(({ optionKey }) => optionKey === option.key);
    return option.stock === null ? option : { ...option, stock: option.stock + sign * sum(named) };
  }),
});

const isShort = ({ stock, options }: Stocked) =>
  (stock ?? 0) < 0 || options.some((option) => option.stock !== null && option.stock < 0);

/** A new version, since a page or a form that shows what is left is out of date. */
const write = (tx: Database, { _id }: ShopProductRow, values: Stocked) =>
  tx
    .update(shopProducts)
    .set({ ...values, version: sql`${shopProducts.version} + 1`, updatedAt: sql`clock_timestamp()` })
    .where(eq(shopProducts._id, _id));

/** Which lines cannot be had, and how many of each there are. */
const missing = (rows: readonly ShopProductRow[], lines: readonly StockLine[]) => {
  const known = new Map(rows.map((row) => [row._id, row]));
  return lines.flatMap((line) => {
    const row = known.get(line._product);
    const isSold = row && row.deletedAt === null && row.status === 'ON' && isChoice(row, line.optionKey);
    if (!row || !isSold) return [{ ...line, left: 0 }];
    return isShort(moved(row, of(lines, row), -1)) ? [{ ...line, left: leftOf(row, line.optionKey) }] : [];
  });
};

/**
 * Takes what the lines name out of the stock, all or nothing: rows are locked, and the columns refuse to fall below
 * zero (S2). Answers the products as they were before.
 */
export const takeStock = async (tx: Database, lines: readonly StockLine[]): Promise<Map<string, ShopProductRow>> => {
  const rows = await lock(tx, lines);
  const short = missing(rows, lines);
  if (short.length > 0) fail('sold_out', { answer: { lines: short } });
  for (const row of rows) if (hasLimit(row)) await write(tx, row, moved(row, of(lines, row), -1));
  return new Map(rows.map((row) => [row._id, row]));
};

const hasLimit = ({ stock, options }: Stocked) => stock !== null || options.some((option) => option.stock !== null);

/** Gives back what was taken. Whoever calls this knows that it was, and that it is given back once. */
export const returnStock = async (tx: Database, lines: readonly StockLine[]) => {
  for (const row of await lock(tx, lines)) if (hasLimit(row)) await write(tx, row, moved(row, of(lines, row), 1));
};

/** Adds to the pieces sold, or takes off them what came back. */
export const countSales = async (tx: Database, lines: readonly StockLine[], sign: 1 | -1) => {
  for (const row of await lock(tx, lines))
    await tx
      .update(shopProducts)
      .set({ sales: sql`greatest(${shopProducts.sales} + ${sign * sum(of(lines, row))}, 0)` })
      .where(eq(shopProducts._id, row._id));
};
