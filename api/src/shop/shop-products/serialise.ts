import { type LocalisedText, lowStockLimit } from 'shared/contract';
import { now } from '../../platform/database/columns';
import { toPublicSlugs } from '../../platform/slugs/to-public-slugs';
import { getPrice, getSaleEnd } from './price';
import { getStockLeft, isSoldOut } from './stock';
import type { ShopProductRow } from './table';

const toRating = ({ rating, ratingCount }: Pick<ShopProductRow, 'rating' | 'ratingCount'>) => ({
  avg: Math.round(rating * 10) / 10,
  count: ratingCount,
});

/** Columns that a product card does not show. */
export const detailColumns = ['content', 'images', 'info', 'search'] as const;

export const toProductCard = (row: Omit<ShopProductRow, (typeof detailColumns)[number]>, at = now()) => ({
  ...row,
  ...toPublicSlugs(row),
  rating: toRating(row),
  priceNow: getPrice(row, at),
  saleTo: getSaleEnd(row, at),
  soldOut: isSoldOut(row),
  hasOptions: row.options.length > 0,
});

/** The number left if it is low, otherwise null. */
const toLowStock = (left: number | null) => (left !== null && left <= lowStockLimit ? left : null);

const toPublicInfo = ({ key, value, en, cn }: ShopProductRow['info'][number]) => ({
  key: { ko: key, en: en?.key, cn: cn?.key },
  value: { ko: value, en: en?.value, cn: cn?.value },
});

/** A product's page as visitors see it; the response schema leaves out what only administrators see. */
export const toPublicProduct = (row: ShopProductRow, path: { _id: string; name: LocalisedText; code: string }[]) => {
  const at = now();
  const card = toProductCard(row, at);
  return {
    ...row,
    ...card,
    options: row.options.map((option) => {
      const left = getStockLeft(row, option.key);
      const soldOut = row.status !== 'ON' || left === 0;
      return { ...option, priceNow: card.priceNow + option.addPrice, soldOut, left: toLowStock(left) };
    }),
    left: toLowStock(getStockLeft(row, '')),
    info: row.info.map(toPublicInfo),
    path,
  };
};

/** A product as administrators see it. */
export const toConsoleProduct = (row: ShopProductRow) => ({ ...row, rating: toRating(row), priceNow: getPrice(row) });
