import { and, arrayContains, asc, desc, gte, inArray, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import { type contract, countedProducts } from 'shared/contract';
import type { z } from 'zod';
import { countOf, type Placed, readCategories, shownTree } from '../categories/tree';
import type { Database } from '../database/connect';
import { answerList } from '../http/list';
import { hasWords } from '../http/pieces';
import { beyondCard, cardOf, isShown } from './show';
import { shopProducts } from './table';

type Query = z.output<typeof contract.shopProducts.list.query>;

const columns = {
  createdAt: shopProducts.createdAt,
  price: shopProducts.currentPrice,
  sales: shopProducts.sales,
  rating: shopProducts.rating,
  likes: shopProducts.likes,
};

const orderOf = (sort: NonNullable<Query['sort']>) => {
  const direction = sort.startsWith('-') ? desc : asc;
  return [direction(columns[sort.replace('-', '') as keyof typeof columns]), direction(shopProducts._id)];
};

/** What is asked of the products themselves, whatever category they are in; undefined where nothing is. */
const askedOf = ({ q, label, priceFrom, priceTo, from, to }: Query) =>
  and(
    ...(q ? hasWords(shopProducts.search, q) : []),
    label && arrayContains(shopProducts.labels, [label]),
    priceFrom === undefined ? undefined : gte(shopProducts.currentPrice, priceFrom),
    priceTo === undefined ? undefined : lte(shopProducts.currentPrice, priceTo),
    from === undefined ? undefined : gte(shopProducts.createdAt, from),
    to === undefined ? undefined : sql`${shopProducts.createdAt} < ${to}`,
  );

/** In the categories that are asked for; a category that is switched off hides what is in it. */
const placedIn = async (db: Database, asked: string | undefined) => {
  const rows = await readCategories(db);
  const tree = shownTree(rows);
  const placed = tree.find(({ row }) => row._id === asked || row.code === asked);
  const hidden = rows.filter((row) => !tree.some((shown) => shown.row === row)).map(({ _id }) => _id);
  const open = hidden.length > 0 ? notInArray(shopProducts._category, hidden) : undefined;
  if (asked === undefined) return { tree, open, inside: open, counted: tree.filter(({ depth }) => depth === 1) };
  const ids = placed?.within.map(({ _id }) => _id) ?? [];
  return { tree, open, inside: inArray(shopProducts._category, ids), counted: placed ? [placed] : [] };
};

/** The known number where nothing is asked but the place, else counted up to one more than is told. */
const totalOf = (counted: readonly Placed[], asked: SQL | undefined, condition: SQL | undefined) => {
  if (!asked) return sql`${Math.round(counted.reduce((sum, placed) => sum + countOf(placed), 0))}::int`;
  return sql`(select count(*)::int from
    (select 1 from ${shopProducts} where ${condition} limit ${countedProducts + 1}) as counted)`;
};

/** How many are in each category: of the first thousand where something is asked of them. */
const facetsOf = async (db: Database, tree: readonly Placed[], asked: SQL | undefined, open: SQL | undefined) => {
  if (!asked)
    return tree.map(({ row }) => ({ _category: row._id, count: row.productCount })).filter(({ count }) => count > 0);
  const { rows } = await db.execute<{ _category: string; count: number }>(sql`
    select _category, count(*)::int as count from
      (select ${shopProducts._category} from ${shopProducts} where ${and(isShown, asked, open)} limit ${countedProducts}) as found
    group by _category`);
  return rows;
};

/**
 * A page of what visitors see. However many there are, it reads the page along an index, and counts no further than a
 * thousand; without a question the counters of the categories know the number.
 */
export const listShown = async (db: Database, query: Query) => {
  const { page, limit, category, sort = '-createdAt' } = query;
  const { tree, open, inside, counted } = await placedIn(db, category);
  const asked = askedOf(query);
  const condition = and(isShown, asked, inside);
  const [list, facets] = await Promise.all([
    answerList(db, shopProducts, {
      query: { page, limit },
      many: 'shopProducts',
      where: condition,
      order: orderOf(sort),
      without: beyondCard,
      count: totalOf(counted, asked, condition),
      show: (row) => cardOf(row),
    }),
    facetsOf(db, tree, asked, open),
  ]);
  const more = asked !== undefined && list.total > countedProducts;
  return { ...list, total: more ? countedProducts : list.total, more, facets };
};
