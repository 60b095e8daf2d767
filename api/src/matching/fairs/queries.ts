import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Fair } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { fairs } from './table';

/** A published fair; throws `not_found`. */
export const findFair = (db: Database, id: string) =>
  requireRow(db, fairs, and(eq(fairs._id, id), eq(fairs.published, true), isNull(fairs.deletedAt)));

/** A fair, published or not. Throws `not_found`. */
export const findAnyFair = (db: Database, id: string, lock?: 'update' | 'share') =>
  requireRow(db, fairs, and(eq(fairs._id, id), isNull(fairs.deletedAt)), lock);

interface Count extends Record<string, unknown> {
  _id: string;
  sellers: number;
  buyers: number;
  products: number;
  matchings: number;
}

/** Counts by fair: approved companies, visible products, agreed meetings. */
export const countByFair = async (db: Database, ids: string[]) => {
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
