import type { Database } from '../../../platform/database/connect';
import type { PurchaseRow } from '../../purchases/table';
import { countSales, returnStock } from '../../shop-products/stock';

type Line = Pick<PurchaseRow, '_id' | '_product' | 'optionKey' | 'qty' | 'taken'>;

const toStockLines = (lines: readonly Line[]) =>
  lines.flatMap(({ _product, optionKey, qty }) => (_product === null ? [] : [{ _product, optionKey, qty }]));

/** Returns what lines have taken out of the stock; answers the values that mark them, so that each is returned once. */
export const restock = async (tx: Database, lines: readonly Line[]) => {
  const taken = lines.filter((line) => line.taken);
  await returnStock(tx, toStockLines(taken));
  return new Map(taken.map(({ _id }) => [_id, { taken: false }]));
};

/** Adds the pieces of paid lines to the sales of their products, or (-1) takes refunded ones off. */
export const countSold = (tx: Database, lines: readonly Line[], sign: 1 | -1) =>
  countSales(tx, toStockLines(lines), sign);
