import { and, eq, sql } from 'drizzle-orm';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';
import { works } from '../works/table';
import type { ProgramRow } from './table';

/**
 * Updates the lots of a programme: their visibility and, before the opening, their start and staggered ends by lot
 * number (B6). After the opening only extensions move the end of a lot.
 */
export const scheduleLots = async (
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

/** Throws `auction_fixed` when the programme has visible lots and is open. */
export const assertNotRunning = async (tx: Database, { _id, openAt, published }: ProgramRow) => {
  if (!published || now() < openAt) return;
  const lots = await tx.$count(works, and(eq(works._program, _id), works.visible));
  if (lots > 0) throwApiError('auction_fixed');
};
