import { and, inArray } from 'drizzle-orm';
import type { FindBookmarkTargets } from '../../platform/define-domain';
import { isVisible } from './queries';
import { shopProducts } from './table';

export const findShopProductTargets: FindBookmarkTargets = async (db, ids) => {
  const rows = await db
    .select({ _id: shopProducts._id, name: shopProducts.name, thumb: shopProducts.thumb })
    .from(shopProducts)
    .where(and(inArray(shopProducts._id, ids), isVisible));
  return new Map(rows.map(({ _id, name, thumb }) => [_id, { title: name, picture: thumb }]));
};
