import { asc, sql } from 'drizzle-orm';
import type { ShownCategory } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { type CategoryRow, shopCategories } from './table';

/** Whoever changes the tree holds this until it is changed: what one checks about it, no other changes meanwhile. */
export const lockTree = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(7406344)`);

export const readCategories = (db: Database) =>
  db.select().from(shopCategories).orderBy(asc(shopCategories.order), asc(shopCategories._id));

export type Branch = Pick<CategoryRow, '_id' | 'code' | '_parent' | 'enabled' | 'productCount' | 'allCount'>;

/** The tree without what its pages show: a list of products asks for it every time. */
export const readBranches = async (db: Database) => {
  const { rows } = await db.execute<Branch & Record<string, unknown>>(sql`select _id, code, _parent, enabled,
    product_count as "productCount", all_count as "allCount" from ${shopCategories} order by "order", _id`);
  return rows;
};

type Edge = Pick<CategoryRow, '_id' | '_parent'>;

/** From the top to the category itself; one in a circle has no way, which is said by null. */
export const wayTo = <E extends Edge>(rows: readonly E[], id: string): E[] | null => {
  const known = new Map(rows.map((row) => [row._id, row]));
  const way: E[] = [];
  for (let row = known.get(id); row; row = known.get(row._parent ?? '')) {
    if (way.includes(row)) return null;
    way.unshift(row);
  }
  return way;
};

export interface Placed<R = CategoryRow> {
  row: R;
  depth: number;
  /** This category and all below it that are shown. */
  within: R[];
}

/** The categories that are shown, each followed by those below it. */
export const shownTree = <R extends Branch>(rows: readonly R[]): Placed<R>[] => {
  const below = new Map<string | null, R[]>();
  for (const row of rows) if (row.enabled) below.set(row._parent, [...(below.get(row._parent) ?? []), row]);
  const walk = (parent: string | null, depth: number): Placed<R>[] =>
    (below.get(parent) ?? []).flatMap((row) => {
      const inside = walk(row._id, depth + 1);
      return [{ row, depth, within: [row, ...inside.map((placed) => placed.row)] }, ...inside];
    });
  return walk(null, 1);
};

export const countOf = ({ within }: Pick<Placed<Branch>, 'within'>) =>
  within.reduce((sum, { productCount }) => sum + productCount, 0);

export const asShown = (placed: Placed): ShownCategory => ({
  ...placed.row,
  depth: placed.depth,
  productCount: countOf(placed),
});
