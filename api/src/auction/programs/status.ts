import { and, type SQL, sql } from 'drizzle-orm';
import type { ProgramStatus } from 'shared/contract';
import { now } from '../../platform/database/columns';
import { type ProgramRow, programs } from './table';

type Times = Pick<ProgramRow, 'published' | 'previewFrom' | 'openAt' | 'closeAt'>;

/** The latest phase that has begun; `endsAt` (ISO) is the end of the last lot. */
export const getStatus = (
  { published, previewFrom, openAt, closeAt }: Times,
  endsAt: string,
  at = now(),
): ProgramStatus => {
  if (!published) return 'DRAFT';
  if (at < openAt) return previewFrom && at >= previewFrom ? 'PREVIEW' : 'SCHEDULED';
  if (at < closeAt) return 'OPEN';
  return at < endsAt ? 'CLOSING' : 'CLOSED';
};

const at = sql`now()`;
const { published, previewFrom, openAt, closeAt } = programs;

/** SQL: when the last lot of a programme ends. */
const lastEndAt = sql<string>`coalesce(
  (select max(w.effective_end_at) from works w where w._program = ${programs._id} and w.visible), ${closeAt})`;

const isUpcoming = and(published, sql`${openAt} > ${at}`);
const isPreviewed = sql`coalesce(${previewFrom} <= ${at}, false)`;

/** The status as an SQL condition. */
export const statusConditions: Record<ProgramStatus, SQL | undefined> = {
  DRAFT: sql`not ${published}`,
  SCHEDULED: and(isUpcoming, sql`not ${isPreviewed}`),
  PREVIEW: and(isUpcoming, isPreviewed),
  OPEN: and(published, sql`${openAt} <= ${at}`, sql`${closeAt} > ${at}`),
  CLOSING: and(published, sql`${closeAt} <= ${at}`, sql`${lastEndAt} > ${at}`),
  CLOSED: and(published, sql`${closeAt} <= ${at}`, sql`${lastEndAt} <= ${at}`),
};

/** Order: running, then upcoming, then closed ones, the latest first. */
export const byTime = [
  sql`(${lastEndAt} <= ${at})`,
  sql`case when ${lastEndAt} > ${at} then ${openAt} end asc nulls last`,
  sql`${openAt} desc`,
  sql`${programs._id}`,
];
