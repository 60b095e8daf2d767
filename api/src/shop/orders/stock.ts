import type { Database } from '../../platform/database/connect';
import type { PurchaseRow } from '../purchases/table';
import { countSales, returnStock } from '../shop-products/stock';

type Line = Pick<PurchaseRow, '_id' | '_product' | 'optionKey' | 'qty' | 'taken'>;

const goods = (lines: readonly Line[]) =>
  lines.flatMap(({ _product, optionKey, qty }) => (_product === null ? [] : [{ _product, optionKey, qty }]));

/** Puts back what lines had taken and says which ones do so no more: a line gives its goods back once. */
export const restock = async (tx: Database, lines: readonly Line[]) => {
  const taken = lines.filter((line) => line.taken);
  await returnStock(tx, goods(taken));
  return new Map(taken.map(({ _id }) => [_id, { taken: false }]));
};

/** How often products were sold and paid. */
export const countSold = (tx: Database, lines: readonly Line[], sign: 1 | -1) => countSales(tx, goods(lines), sign);
