import { eq, sql } from 'drizzle-orm';
import type { OrderItem } from 'shared/contract';
import { levels, users } from '../../../members/index';
import type { Database } from '../../../platform/database/connect';
import { throwApiError } from '../../../platform/http/errors';

/** Adds up items of the same product and option. */
export const mergeItems = (items: readonly OrderItem[]): OrderItem[] => {
  const byKey = new Map<string, OrderItem>();
  for (const item of items) {
    const key = JSON.stringify([item._product, item.optionKey]);
    byKey.set(key, { ...item, qty: item.qty + (byKey.get(key)?.qty ?? 0) });
  }
  return [...byKey.values()];
};

/** Ids of each category and those above it, by its id. */
export const findCategoryAncestors = async (tx: Database, ids: string[]) => {
  if (ids.length === 0) return new Map<string, string[]>();
  const { rows } = await tx.execute<{ of: string; id: string }>(sql`
    with recursive up(of, id, parent) as (
      select _id, _id, _parent from shop_categories where _id in ${ids}
      union all select up.of, c._id, c._parent from up join shop_categories c on c._id = up.parent
    ) select of, id from up`);
  return new Map(ids.map((id) => [id, rows.filter(({ of }) => of === id).map((row) => row.id)]));
};

/** Points and level rates of a member. */
export const findBuyer = async (tx: Database, user: string) => {
  const [buyer] = await tx
    .select({
      balance: users.pointBalance,
      reserved: users.pointsReserved,
      discountRate: levels.discountRate,
      levelPointRate: levels.pointRate,
    })
    .from(users)
    .innerJoin(levels, eq(levels._id, users._level))
    .where(eq(users._id, user));
  return buyer ?? throwApiError('not_found');
};
