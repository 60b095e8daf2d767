import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { works } from '../works/table';
import type { ProgramRow } from './table';

/**
 * Brings the lots of a programme in line with it: which of them are shown, and, until it opens, when each begins and
 * ends: one after another by lot number (B6). From the opening on nothing moves them but their own extensions.
 */
export const settleLots = async (
  tx: Database,
  { _id, openAt, closeAt, interval, published, deletedAt }: ProgramRow,
) => {
  await tx.execute(sql`
    update works set visible = ${published && deletedAt === null} and status <> 'DRAFT' and deleted_at is null
    where _program = ${_id}
      and visible <> (${published && deletedAt === null} and status <> 'DRAFT' and deleted_at is null)`);
  if (now() >= openAt) return;
  await tx.execute(sql`
    with ranked as (
      select _id, row_number() over (partition by status = 'SCHEDULED' and deleted_at is null order by lot_no) as rank,
        status = 'SCHEDULED' and deleted_at is null as counts
      from works where _program = ${_id}),
    planned as (
      select _id, ${closeAt}::timestamptz
        + make_interval(secs => case when counts then (rank - 1) * ${interval}::int else 0 end) as end_at from ranked)
    update works set open_at = ${openAt}::timestamptz, end_at = planned.end_at, effective_end_at = planned.end_at
    from planned where works._id = planned._id
      and (works.open_at, works.end_at) is distinct from (${openAt}::timestamptz, planned.end_at)`);
};

/** Ends a change that those who bid rely on: there are lots, and they are open. */
export const refuseOnceRunning = async (tx: Database, { _id, openAt, published }: ProgramRow) => {
  if (!published || now() < openAt) return;
  const lots = await tx.$count(works, and(eq(works._program, _id), works.visible));
  if (lots > 0) fail('auction_fixed');
};
