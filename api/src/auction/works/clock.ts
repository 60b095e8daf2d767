import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { LotState, WorkStatus } from 'shared/contract';
import { now } from '../../platform/http/columns';
import { onDay } from '../../platform/http/days';
import { minNextOf } from '../bids/ladder';
import type { ProgramRow } from '../programs/table';
import { type WorkRow, works } from './table';

const running: readonly WorkStatus[] = ['SCHEDULED', 'OPEN'];

type Times = Pick<WorkRow, 'status' | 'openAt' | 'effectiveEndAt'>;

/** The end of a lot no longer belongs to it: at that very millisecond it is closed (B1). */
export const statusOf = ({ status, openAt, effectiveEndAt }: Times, at = now()): WorkStatus => {
  if (!running.includes(status)) return status;
  if (at < openAt) return 'SCHEDULED';
  return at < effectiveEndAt ? 'OPEN' : 'CLOSED';
};

const at = sql`now()`;
const { status, openAt, effectiveEndAt } = works;
const runs = inArray(status, ['SCHEDULED', 'OPEN']);

/** The status as a condition, by the same clock as the label. */
export const statusIs = (wanted: WorkStatus): SQL | undefined => {
  if (wanted === 'SCHEDULED') return and(runs, sql`${openAt} > ${at}`);
  if (wanted === 'OPEN') return and(runs, sql`${openAt} <= ${at}`, sql`${effectiveEndAt} > ${at}`);
  if (wanted === 'CLOSED') return and(runs, sql`${effectiveEndAt} <= ${at}`);
  return eq(status, wanted);
};

/** Lots whose bidding ends on a day in Seoul, or has ended on it. */
export const endsOn = (day: string): SQL | undefined =>
  and(works.visible, ne(status, 'WITHDRAWN'), onDay(effectiveEndAt, day));

/** The status as a column, for counting. */
export const statusNow = sql<WorkStatus>`case when not ${runs} then ${status} when ${openAt} > ${at} then 'SCHEDULED'
  when ${effectiveEndAt} > ${at} then 'OPEN' else 'CLOSED' end`;

export const ladderOf = (
  { startPrice, reservePrice }: Pick<WorkRow, 'startPrice' | 'reservePrice'>,
  { increments }: Pick<ProgramRow, 'increments'>,
) => ({ increments, start: startPrice, reserve: reservePrice });

/** What everybody may know of a lot and what changes while it runs. */
export const lotState = (work: WorkRow, program: Pick<ProgramRow, 'increments'>): LotState => ({
  _id: work._id,
  status: statusOf(work),
  currentPrice: work.currentPrice,
  minNext: minNextOf(ladderOf(work, program), work.currentPrice),
  leader: work.leaderAlias,
  bidCount: work.bidCount,
  openAt: work.openAt,
  endAt: work.endAt,
  effectiveEndAt: work.effectiveEndAt,
  extensions: work.extensions,
});
