import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { FindBookmarkTargets } from '../../platform/define-domain';
import { products } from './table';

export const findProducts: FindBookmarkTargets = async (db, ids) => {
  const rows = await db
    .select({ _id: products._id, name: products.name, thumb: products.thumb })
    .from(products)
    .where(and(inArray(products._id, ids), eq(products.status, 'PUBLISHED'), isNull(products.deletedAt)));
  return new Map(rows.map(({ _id, name, thumb }) => [_id, { title: name, picture: thumb }]));
};
