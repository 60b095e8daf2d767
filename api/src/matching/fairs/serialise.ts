import { and, eq, inArray } from 'drizzle-orm';
import type { Fair, FairCard } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { toPublicSlugs } from '../../platform/slugs/to-public-slugs';
import { participations } from '../participations/table';
import { countByFair } from './queries';
import { getStatus } from './status';
import type { FairRow } from './table';

export const noCounts: Fair['counts'] = { sellers: 0, buyers: 0, products: 0, matchings: 0 };

/** Fairs with status and counts. */
export const withCounts = async (db: Database, rows: FairRow[]): Promise<Fair[]> => {
  const counts = await countByFair(
    db,
    rows.map(({ _id }) => _id),
  );
  return rows.map((row) => ({ ...row, status: getStatus(row), counts: counts.get(row._id) ?? noCounts }));
};

/** Fairs with counts and the participation of the user. */
export const toFairCards = async (db: Database, rows: FairRow[], user: string | null): Promise<FairCard[]> => {
  const ids = rows.map(({ _id }) => _id);
  const { _id, _fair, _user, role, status } = participations;
  const isOwn = user === null ? null : and(eq(_user, user), inArray(_fair, ids));
  const participationRows = isOwn
    ? await db.select({ _id, _fair, role, status }).from(participations).where(isOwn)
    : [];
  const byFair = new Map(participationRows.map(({ _fair, ...participation }) => [_fair, participation]));
  return (await withCounts(db, rows)).map((fair) => {
    const participation = byFair.get(fair._id) ?? null;
    return { ...fair, ...toPublicSlugs(fair), participating: participation?.status === 'APPROVED', participation };
  });
};
