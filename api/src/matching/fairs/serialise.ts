import { and, eq, inArray } from 'drizzle-orm';
import type { Fair, FairCard } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { participations } from '../participations/table';
import { countByFair } from './queries';
import { getStatus } from './status';
import type { FairRow } from './table';

const noCounts: Fair['counts'] = { sellers: 0, buyers: 0, products: 0, matchings: 0 };

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
  const participationRows =
    user === null || ids.length === 0
      ? []
      : await db
          .select({
            _id: participations._id,
            _fair: participations._fair,
            role: participations.role,
            status: participations.status,
          })
          .from(participations)
          .where(and(eq(participations._user, user), inArray(participations._fair, ids)));
  return (await withCounts(db, rows)).map((fair) => {
    const { _fair: _, ...part } = participationRows.find(({ _fair }) => _fair === fair._id) ?? { _fair: '', _id: null };
    const participation = part._id === null ? null : (part as NonNullable<FairCard['participation']>);
    return { ...fair, participating: participation?.status === 'APPROVED', participation };
  });
};
