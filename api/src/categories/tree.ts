import { asc, sql } from 'drizzle-orm';
import type { ShownCategory } from 'shared/contract';
import type { Database } from '../database/connect';
import { type CategoryRow, shopCategories } from './table';

/** Whoever changes the tree holds this until it is changed: what one checks about it, no other changes meanwhile. */
export const lockTree = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(7406344)`);

export const readCategories = (db: Database) =>
  db.select().from(shopCategories).orderBy(asc(shopCategories.order), asc(shopCategories._id));

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

export interface Placed {
  row: CategoryRow;
  depth: number;
  /** This category and all below it that are shown. */
  within: CategoryRow[];
}

/** The categories that are shown, each followed by those below it. */
export const shownTree = (rows: readonly CategoryRow[]): Placed[] => {
  const walk = (parent: string | null, depth: number): Placed[] =>
    rows
      .filter(({ _parent, enabled }) => enabled && _parent === parent)
      .flatMap((row) => {
        const inside = walk(row._id, depth + 1);
        return [{ row, depth, within: [row, ...inside.map((placed) => placed.row)] }, ...inside];
      });
  return walk(null, 1);
};

export const countOf = ({ within }: Pick<Placed, 'within'>) =>
  within.reduce((sum, { productCount }) => sum + productCount, 0);

export const asShown = (placed: Placed): ShownCategory => ({
  ...placed.row,
  depth: placed.depth,
  productCount: countOf(placed),
});
