import { and, type SQL, sql } from 'drizzle-orm';
import type { ProgramStatus } from 'shared/contract';
import { now } from '../../platform/http/columns';
import { type ProgramRow, programs } from './table';

type Times = Pick<ProgramRow, 'published' | 'previewFrom' | 'openAt' | 'closeAt'>;

/** The latest phase that has begun; `endsAt` is the end of the last lot. */
export const statusOf = (
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

/** When the last lot of a programme ends. */
export const lastEnd = sql<string>`coalesce(
  (select max(w.effective_end_at) from works w where w._program = ${programs._id} and w.visible), ${closeAt})`;

const coming = and(published, sql`${openAt} > ${at}`);
const isPreviewed = sql`coalesce(${previewFrom} <= ${at}, false)`;

/** The status as a condition, by the same clock as the label. */
export const statusIs: Record<ProgramStatus, SQL | undefined> = {
  DRAFT: sql`not ${published}`,
  SCHEDULED: and(coming, sql`not ${isPreviewed}`),
  PREVIEW: and(coming, isPreviewed),
  OPEN: and(published, sql`${openAt} <= ${at}`, sql`${closeAt} > ${at}`),
  CLOSING: and(published, sql`${closeAt} <= ${at}`, sql`${lastEnd} > ${at}`),
  CLOSED: and(published, sql`${closeAt} <= ${at}`, sql`${lastEnd} <= ${at}`),
};

/** Those that run first, then those to come, then those that are over, the latest of them first. */
export const byTime = [
  sql`(${lastEnd} <= ${at})`,
  sql`case when ${lastEnd} > ${at} then ${openAt} end asc nulls last`,
  sql`${openAt} desc`,
  sql`${programs._id}`,
];
