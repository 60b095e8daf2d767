import { asc, sql } from 'drizzle-orm';
import type { PublicCategory } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { type CategoryRow, shopCategories } from './table';

/** Serialises changes of the tree, so that what one transaction has checked is not changed by another. */
export const lockTree = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(7406344)`);

export const findCategories = (db: Database) =>
  db.select().from(shopCategories).orderBy(asc(shopCategories.order), asc(shopCategories._id));

export type CategorySummary = Pick<CategoryRow, '_id' | 'code' | '_parent' | 'enabled' | 'productCount' | 'allCount'>;

/** The columns of categories that every list of products needs. */
export const findCategorySummaries = async (db: Database) => {
  const { rows } = await db.execute<CategorySummary & Record<string, unknown>>(sql`select _id, code, _parent, enabled,
    product_count as "productCount", all_count as "allCount" from ${shopCategories} order by "order", _id`);
  return rows;
};

export type CategoryLink = Pick<CategoryRow, '_id' | '_parent'>;

/** Categories from the top to the given one; null if it is in a cycle. */
export const findCategoryPath = <E extends CategoryLink>(rows: readonly E[], id: string): E[] | null => {
  const byId = new Map(rows.map((row) => [row._id, row]));
  const path: E[] = [];
  for (let row = byId.get(id); row; row = byId.get(row._parent ?? '')) {
    if (path.includes(row)) return null;
    path.unshift(row);
  }
  return path;
};

interface CategoryNode<R = CategoryRow> {
  row: R;
  depth: number;
  /** This category and all visible ones below it. */
  within: R[];
}

/** The enabled categories, each followed by those below it. */
export const buildVisibleTree = <R extends CategorySummary>(rows: readonly R[]): CategoryNode<R>[] => {
  const below = new Map<string | null, R[]>();
  for (const row of rows) if (row.enabled) below.set(row._parent, [...(below.get(row._parent) ?? []), row]);
  const walk = (parent: string | null, depth: number): CategoryNode<R>[] =>
    (below.get(parent) ?? []).flatMap((row) => {
      const inside = walk(row._id, depth + 1);
      return [{ row, depth, within: [row, ...inside.map((node) => node.row)] }, ...inside];
    });
  return walk(null, 1);
};

/** Ids of the categories whose products no list shows: those that are disabled, or lie in one that is. */
export const findHiddenCategories = async (db: Database) => {
  const rows = await findCategorySummaries(db);
  const visible = new Set(buildVisibleTree(rows).map(({ row }) => row));
  return rows.filter((row) => !visible.has(row)).map(({ _id }) => _id);
};

export const countProducts = ({ within }: Pick<CategoryNode<CategorySummary>, 'within'>) =>
  within.reduce((sum, { productCount }) => sum + productCount, 0);

export const toPublicCategory = (node: CategoryNode): PublicCategory => ({
  ...node.row,
  depth: node.depth,
  productCount: countProducts(node),
});
