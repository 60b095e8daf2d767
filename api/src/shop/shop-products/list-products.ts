import { and, arrayContains, asc, desc, gte, inArray, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import { type contract, maxCountedProducts } from 'shared/contract';
import type { z } from 'zod';
import { createContentCache } from '../../platform/data-version';
import type { Database } from '../../platform/database/connect';
import { containsWords, matchesNgrams } from '../../platform/database/ngrams';
import { listRecords } from '../../platform/http/list-records';
import { buildVisibleTree, countProducts, findCategorySummaries } from '../categories/tree';
import { isVisible } from './queries';
import { detailColumns, toProductCard } from './serialise';
import { shopProducts } from './table';

type Query = z.output<typeof contract.shopProducts.list.query>;

const columns = {
  createdAt: shopProducts.createdAt,
  price: shopProducts.currentPrice,
  sales: shopProducts.sales,
  rating: shopProducts.rating,
  likes: shopProducts.likes,
};

const buildOrder = (sort: NonNullable<Query['sort']>) => {
  const direction = sort.startsWith('-') ? desc : asc;
  return [direction(columns[sort.replace('-', '') as keyof typeof columns]), direction(shopProducts._id)];
};

/** Conditions on products other than search words and category. */
const buildFilters = ({ label, priceFrom, priceTo, from, to }: Query) =>
  and(
    label && arrayContains(shopProducts.labels, [label]),
    priceFrom === undefined ? undefined : gte(shopProducts.currentPrice, priceFrom),
    priceTo === undefined ? undefined : lte(shopProducts.currentPrice, priceTo),
    from === undefined ? undefined : gte(shopProducts.createdAt, from),
    to === undefined ? undefined : sql`${shopProducts.createdAt} < ${to}`,
  );

/**
 * The categories of a list: `open` excludes disabled ones, `inside` selects the requested one with those below it, `counted` are
 * the nodes whose counters add up to the total.
 */
const findCategoryScope = async (db: Database, category: string | undefined) => {
  const rows = await findCategorySummaries(db);
  const tree = buildVisibleTree(rows);
  const visible = new Set(tree.map(({ row }) => row));
  const hidden = rows.filter((row) => !visible.has(row)).map(({ _id }) => _id);
  const open = hidden.length > 0 ? notInArray(shopProducts._category, hidden) : undefined;
  if (category === undefined) return { tree, open, inside: open, counted: tree.filter(({ depth }) => depth === 1) };
  const node = tree.find(({ row }) => row._id === category || row.code === category);
  const ids = node?.within.map(({ _id }) => _id) ?? [];
  return { tree, open, inside: inArray(shopProducts._category, ids), counted: node ? [node] : [] };
};

interface Count {
  _category: string;
  count: number;
}

/** Counts the matches in each category, of the first `maxCountedProducts` + 1. */
const countByCategory = async (db: Database, condition: SQL | undefined) => {
  const { rows } = await db.execute<Count & Record<string, unknown>>(sql`
    select _category, count(*)::int as count from
      (select ${shopProducts._category} from ${shopProducts} where ${condition} limit ${maxCountedProducts + 1}) as found
    group by _category`);
  return rows as Count[];
};

const sumCounts = (counts: { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);

type CacheCounts = (key: string, count: () => Promise<Count[]>) => Promise<Count[]>;

const listProducts = async (db: Database, query: Query, cacheCounts: CacheCounts) => {
  const { page, limit, q, category, sort = '-createdAt' } = query;
  /** The same for every page and sort order. */
  const cacheKey = [q, query.label, query.priceFrom, query.priceTo, query.from, query.to];
  const { tree, open, inside, counted } = await findCategoryScope(db, category);
  const filters = buildFilters(query);
  const condition = and(...(q ? matchesNgrams(shopProducts.search, q) : []), filters);
  const facets = condition
    ? await cacheCounts(JSON.stringify(cacheKey), () => countByCategory(db, and(isVisible, condition, open)))
    : tree.map(({ row }) => ({ _category: row._id, count: row.productCount })).filter(({ count }) => count > 0);
  // Frequent matches are met soon when rows are read in sort order; rare ones are found by ngrams and then sorted.
  const isFrequent = condition !== undefined && sumCounts(facets) > maxCountedProducts;
  const matches = isFrequent && q ? and(...containsWords(shopProducts.search, q), filters) : condition;
  const facetTotal = condition ? sumCounts(facets) : counted.reduce((total, node) => total + countProducts(node), 0);
  const countInside = () => countByCategory(db, and(isVisible, matches, inside));
  const getTotal = async () =>
    condition === undefined || category === undefined
      ? facetTotal
      : sumCounts(await cacheCounts(JSON.stringify([...cacheKey, category]), countInside));
  const reading = listRecords(db, shopProducts, {
    query: { page, limit },
    many: 'shopProducts',
    where: and(isVisible, matches, inside),
    order: buildOrder(sort),
    without: detailColumns,
    // The total is counted separately.
    count: sql`0`,
    show: (row) => toProductCard(row),
  });
  const [list, total] = await Promise.all([reading, getTotal()]);
  const more = condition !== undefined && total > maxCountedProducts;
  return { ...list, total: more ? maxCountedProducts : total, more, facets };
};

/**
 * Lists products that visitors see. A page is read along an index and matches are counted up to `maxCountedProducts`; without
 * filters the total comes from the counters of the categories. Counts are cached until content changes.
 */
export const createProductList = (db: Database, dataVersion: () => Promise<string>) => {
  const cacheCounts = createContentCache<Count[]>(dataVersion);
  return (query: Query) => listProducts(db, query, cacheCounts);
};
