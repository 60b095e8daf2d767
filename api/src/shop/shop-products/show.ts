import { and, inArray, isNull } from 'drizzle-orm';
import { type FileRef, fewLeft, type LocalisedText } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { priceOf, saleEndOf } from './price';
import { isSoldOut, leftOf } from './stock';
import { type ShopProductRow, shopProducts } from './table';

/** What visitors see: on sale, or sold out. */
export const isShown = and(inArray(shopProducts.status, ['ON', 'SOLDOUT']), isNull(shopProducts.deletedAt));

const ratingOf = ({ rating, ratingCount }: Pick<ShopProductRow, 'rating' | 'ratingCount'>) => ({
  avg: Math.round(rating * 10) / 10,
  count: ratingCount,
});

/** Columns that no card needs. */
export const beyondCard = ['content', 'images', 'info', 'search'] as const;

export const cardOf = (row: Omit<ShopProductRow, (typeof beyondCard)[number]>, at = now()) => ({
  ...row,
  rating: ratingOf(row),
  priceNow: priceOf(row, at),
  saleTo: saleEndOf(row, at),
  soldOut: isSoldOut(row),
  hasOptions: row.options.length > 0,
});

const few = (left: number | null) => (left !== null && left <= fewLeft ? left : null);

/** A product as visitors see it. Not `cardOf` over all of it: what the console keeps to itself is named nowhere here. */
export const pageOf = (row: ShopProductRow, path: { _id: string; name: LocalisedText; code: string }[]) => {
  const at = now();
  const card = cardOf(row, at);
  return {
    ...row,
    ...card,
    options: row.options.map((option) => {
      const left = leftOf(row, option.key);
      const soldOut = row.status !== 'ON' || left === 0;
      return { ...option, priceNow: card.priceNow + option.addPrice, soldOut, left: few(left) };
    }),
    left: few(leftOf(row, '')),
    path,
  };
};

/** A product as administrators see it. */
export const recordOf = (row: ShopProductRow) => ({ ...row, rating: ratingOf(row), priceNow: priceOf(row) });

/** What a record that is about a product says of it. */
export interface ProductName {
  name: LocalisedText;
  thumb: FileRef | null;
}

/** Also of products that are hidden or deleted: whoever has bought one knows it. */
export const namesOf = async (db: Database, ids: (string | null)[]): Promise<Map<string, ProductName>> => {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ _id: shopProducts._id, name: shopProducts.name, thumb: shopProducts.thumb })
    .from(shopProducts)
    .where(inArray(shopProducts._id, wanted));
  return new Map(rows.map(({ _id, ...product }) => [_id, product]));
};
