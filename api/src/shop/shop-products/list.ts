import { and, arrayContains, asc, desc, gte, inArray, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import { type contract, countedProducts } from 'shared/contract';
import type { z } from 'zod';
import { keepWithContent } from '../../platform/data-version';
import type { Database } from '../../platform/database/connect';
import { answerList } from '../../platform/http/list';
import { hasWords, saysWords } from '../../platform/http/pieces';
import { countOf, readBranches, shownTree } from '../categories/tree';
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

/** What is asked of the products themselves beside words, whatever category they are in. */
const filtersOf = ({ label, priceFrom, priceTo, from, to }: Query) =>
  and(
    label && arrayContains(shopProducts.labels, [label]),
    priceFrom === undefined ? undefined : gte(shopProducts.currentPrice, priceFrom),
    priceTo === undefined ? undefined : lte(shopProducts.currentPrice, priceTo),
    from === undefined ? undefined : gte(shopProducts.createdAt, from),
    to === undefined ? undefined : sql`${shopProducts.createdAt} < ${to}`,
  );

/** In the categories that are asked for; a category that is switched off hides what is in it. */
const placedIn = async (db: Database, asked: string | undefined) => {
  const rows = await readBranches(db);
  const tree = shownTree(rows);
  const shown = new Set(tree.map(({ row }) => row));
  const hidden = rows.filter((row) => !shown.has(row)).map(({ _id }) => _id);
  const open = hidden.length > 0 ? notInArray(shopProducts._category, hidden) : undefined;
  if (asked === undefined) return { tree, open, inside: open, counted: tree.filter(({ depth }) => depth === 1) };
  const placed = tree.find(({ row }) => row._id === asked || row.code === asked);
  const ids = placed?.within.map(({ _id }) => _id) ?? [];
  return { tree, open, inside: inArray(shopProducts._category, ids), counted: placed ? [placed] : [] };
};

interface Count {
  _category: string;
  count: number;
}

/** How many are in each category, of the first that are found: one more than is told. */
const countEach = async (db: Database, condition: SQL | undefined) => {
  const { rows } = await db.execute<Count & Record<string, unknown>>(sql`
    select _category, count(*)::int as count from
      (select ${shopProducts._category} from ${shopProducts} where ${condition} limit ${countedProducts + 1}) as found
    group by _category`);
  return rows as Count[];
};

const sum = (counts: { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);

/**
 * A page of what visitors see. However many there are, it reads the page along an index, and counts no further than some
 * hundreds; without a question the counters of the categories know the number.
 */
export const listShown = (db: Database, dataVersion: () => Promise<string>) => {
  const keep = keepWithContent<Count[]>(dataVersion);
  return (query: Query) => list(db, query, keep);
};

type Keep = (key: string, make: () => Promise<Count[]>) => Promise<Count[]>;

const list = async (db: Database, query: Query, keep: Keep) => {
  const { page, limit, q, category, sort = '-createdAt' } = query;
  /** The same on every page and in every order. */
  const question = [q, query.label, query.priceFrom, query.priceTo, query.from, query.to];
  const { tree, open, inside, counted } = await placedIn(db, category);
  const filters = filtersOf(query);
  const asked = and(...(q ? hasWords(shopProducts.search, q) : []), filters);
  const facets = asked
    ? await keep(JSON.stringify(question), () => countEach(db, and(isShown, asked, open)))
    : tree.map(({ row }) => ({ _category: row._id, count: row.productCount })).filter(({ count }) => count > 0);
  // What many have is soon met along the order; what few have is found first and then put in order.
  const isCommon = asked !== undefined && sum(facets) > countedProducts;
  const found = isCommon && q ? and(...saysWords(shopProducts.search, q), filters) : asked;
  const known = asked ? sum(facets) : counted.reduce((total, placed) => total + countOf(placed), 0);
  const countInside = () => countEach(db, and(isShown, found, inside));
  const counting = async () =>
    asked === undefined || category === undefined
      ? known
      : sum(await keep(JSON.stringify([...question, category]), countInside));
  const reading = answerList(db, shopProducts, {
    query: { page, limit },
    many: 'shopProducts',
    where: and(isShown, found, inside),
    order: orderOf(sort),
    without: beyondCard,
    // Beside it, not within.
    count: sql`0`,
    show: (row) => cardOf(row),
  });
  const [read, total] = await Promise.all([reading, counting()]);
  const more = asked !== undefined && total > countedProducts;
  return { ...read, total: more ? countedProducts : total, more, facets };
};
