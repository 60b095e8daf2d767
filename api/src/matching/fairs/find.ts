import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Fair, FairCard } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import { participations } from '../participations/table';
import { statusOf } from './clock';
import { type FairRow, fairs } from './table';

/** A fair that members see. */
export const findFair = async (db: Database, id: string): Promise<FairRow> => {
  const shown = and(eq(fairs._id, id), eq(fairs.published, true), isNull(fairs.deletedAt));
  const [fair] = await db.select().from(fairs).where(shown);
  return fair ?? fail('not_found');
};

/** Any fair, as administrators see it; locked where it is about to change. */
export const findAnyFair = async (db: Database, id: string, lock = false): Promise<FairRow> => {
  const query = db
    .select()
    .from(fairs)
    .where(and(eq(fairs._id, id), isNull(fairs.deletedAt)));
  const [fair] = await (lock ? query.for('update') : query);
  return fair ?? fail('not_found');
};

interface Count extends Record<string, unknown> {
  _id: string;
  sellers: number;
  buyers: number;
  products: number;
  matchings: number;
}

const none: Fair['counts'] = { sellers: 0, buyers: 0, products: 0, matchings: 0 };

/** How much there is at each fair: approved companies, shown products, meetings that were agreed. */
export const countsOf = async (db: Database, ids: string[]) => {
  if (ids.length === 0) return new Map<string, Fair['counts']>();
  const { rows } = await db.execute<Count>(sql`
    select f._id,
      (select count(*) from participations where _fair = f._id and status = 'APPROVED' and role = 'SELLER') as sellers,
      (select count(*) from participations where _fair = f._id and status = 'APPROVED' and role = 'BUYER') as buyers,
      (select count(*) from fair_products s join products p on p._id = s._product
        join participations o on o._fair = s._fair and o._user = s._user and o.status = 'APPROVED'
        where s._fair = f._id and s.visible and p.status = 'PUBLISHED' and p.thumb is not null
          and p.deleted_at is null) as products,
      (select count(*) from matchings
        where _fair = f._id and status in ('ACCEPTED', 'COMPLETED', 'NO_SHOW')) as matchings
    from fairs f where f._id in ${ids}`);
  return new Map(rows.map(({ _id, ...counts }) => [_id, counts]));
};

export const withCounts = async (db: Database, rows: FairRow[]): Promise<Fair[]> => {
  const counts = await countsOf(
    db,
    rows.map(({ _id }) => _id),
  );
  return rows.map((row) => ({ ...row, status: statusOf(row), counts: counts.get(row._id) ?? none }));
};

/** With the reader’s own part in each. */
export const asSeen = async (db: Database, rows: FairRow[], user: string | null): Promise<FairCard[]> => {
  const ids = rows.map(({ _id }) => _id);
  const own =
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
    const { _fair: _, ...part } = own.find(({ _fair }) => _fair === fair._id) ?? { _fair: '', _id: null };
    const participation = part._id === null ? null : (part as NonNullable<FairCard['participation']>);
    return { ...fair, participating: participation?.status === 'APPROVED', participation };
  });
};
