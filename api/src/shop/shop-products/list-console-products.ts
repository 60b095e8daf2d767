import { and, arrayContains, eq, type SQL, sql } from 'drizzle-orm';
import { type contract, maxCountedProducts } from 'shared/contract';
import type { z } from 'zod';
import { createContentCache } from '../../platform/data-version';
import type { Database } from '../../platform/database/connect';
import { containsWords, matchesNgrams } from '../../platform/database/ngrams';
import { buildCondition, listRecords } from '../../platform/http/list-records';
import { findCategorySummaries } from '../categories/tree';
import { isNotDeleted } from './queries';
import { toConsoleProduct } from './serialise';
import { shopProducts } from './table';

type Query = z.output<typeof contract.console.shopProducts.list.query>;

/** In the form of the index for sold out products. */
const isSoldOut = sql`(${shopProducts.status} = 'SOLDOUT' or ${shopProducts.stock} = 0
  or jsonb_path_exists(${shopProducts.options}, '$[*].stock ? (@ == 0)'))`;

/** Number of products of a category or of all, from the counters that the database keeps. */
const sumCategoryCounts = async (db: Database, category: string | undefined) => {
  const rows = await findCategorySummaries(db);
  const counted = category === undefined ? rows : rows.filter(({ _id }) => _id === category);
  return counted.reduce((sum, { allCount }) => sum + allCount, 0);
};

/** The total of a list without other filters than category and `inStock`; the latter subtracts what is sold out. */
const buildTotal = async (db: Database, category: string | undefined, inStock: boolean) => {
  const total = await sumCategoryCounts(db, category);
  const inside = category === undefined ? undefined : eq(shopProducts._category, category);
  return inStock
    ? sql`${total}::int - (select count(*)::int from ${shopProducts} where ${and(isNotDeleted, isSoldOut, inside)})`
    : sql`${total}::int`;
};

/** Counts matches, at most `maxCountedProducts` + 1. */
const countUpToLimit = async (db: Database, condition: SQL | undefined) => {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from
    (select 1 from ${shopProducts} where ${condition} limit ${maxCountedProducts + 1}) as found`);
  return rows[0]?.count ?? 0;
};

/** Lists products for administrators. Matches are counted up to `maxCountedProducts`; counts are cached until content changes. */
export const createConsoleProductList = (db: Database, dataVersion: () => Promise<string>) => {
  const cacheCount = createContentCache<number>(dataVersion);

  return async ({ q = '', label, soldOut, ...query }: Query) => {
    const { page, limit, sort, _category, ...columns } = query;
    const inStock = soldOut === 'false';
    const filters = and(
      buildCondition(shopProducts, { page, limit, ...columns }),
      label && arrayContains(shopProducts.labels, [label]),
      soldOut === 'true' ? isSoldOut : undefined,
    );
    const inside = and(isNotDeleted, _category === undefined ? undefined : eq(shopProducts._category, _category));
    const hasNoFilter = !q && !filters;
    const condition = and(inside, filters, inStock ? sql`${isSoldOut} is not true` : undefined);
    const cacheKey = JSON.stringify([q, label, soldOut, _category, columns]);
    const countMatches = () => countUpToLimit(db, and(condition, ...matchesNgrams(shopProducts.search, q)));
    const counted = hasNoFilter ? 0 : await cacheCount(cacheKey, countMatches);
    const more = counted > maxCountedProducts;
    const list = await listRecords(db, shopProducts, {
      query: { page, limit, sort },
      many: 'shopProducts',
      where: and(condition, ...(more ? containsWords : matchesNgrams)(shopProducts.search, q)),
      count: hasNoFilter
        ? await buildTotal(db, _category, inStock)
        : sql`${Math.min(counted, maxCountedProducts)}::int`,
      show: toConsoleProduct,
    });
    return { ...list, more };
  };
};
