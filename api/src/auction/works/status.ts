import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { LotState, WorkStatus } from 'shared/contract';
import { now } from '../../platform/database/columns';
import { isOnDay } from '../../platform/database/seoul-days';
import { getMinNextBid } from '../bids/ladder';
import type { ProgramRow } from '../programs/table';
import { type WorkRow, works } from './table';

const runningStatuses: readonly WorkStatus[] = ['SCHEDULED', 'OPEN'];

type Times = Pick<WorkRow, 'status' | 'openAt' | 'effectiveEndAt'>;

/** The status of a lot at a time (ISO); the end is exclusive (B1). */
export const getStatus = ({ status, openAt, effectiveEndAt }: Times, at = now()): WorkStatus => {
  if (!runningStatuses.includes(status)) return status;
  if (at < openAt) return 'SCHEDULED';
  return at < effectiveEndAt ? 'OPEN' : 'CLOSED';
};

const at = sql`now()`;
const { status, openAt, effectiveEndAt } = works;
/** Condition: a lot is scheduled or open; its end may have passed. */
export const isRunning = inArray(status, ['SCHEDULED', 'OPEN']);

/** The status as an SQL condition. */
export const hasStatus = (value: WorkStatus): SQL | undefined => {
  if (value === 'SCHEDULED') return and(isRunning, sql`${openAt} > ${at}`);
  if (value === 'OPEN') return and(isRunning, sql`${openAt} <= ${at}`, sql`${effectiveEndAt} > ${at}`);
  if (value === 'CLOSED') return and(isRunning, sql`${effectiveEndAt} <= ${at}`);
  return eq(status, value);
};

/** Condition: bidding ends on a day in Seoul (`YYYY-MM-DD`). */
export const endsOn = (day: string): SQL | undefined =>
  and(works.visible, ne(status, 'WITHDRAWN'), isOnDay(effectiveEndAt, day));

/** The status as an SQL expression, for counting. */
export const currentStatus = sql<WorkStatus>`case when not ${isRunning} then ${status} when ${openAt} > ${at} then 'SCHEDULED'
  when ${effectiveEndAt} > ${at} then 'OPEN' else 'CLOSED' end`;

export const getLadderRules = (
  { startPrice, reservePrice }: Pick<WorkRow, 'startPrice' | 'reservePrice'>,
  { increments }: Pick<ProgramRow, 'increments'>,
) => ({ increments, start: startPrice, reserve: reservePrice });

/** The public state of a lot that changes while it runs. */
export const toLotState = (work: WorkRow, program: Pick<ProgramRow, 'increments'>): LotState => ({
  _id: work._id,
  status: getStatus(work),
  currentPrice: work.currentPrice,
  minNext: getMinNextBid(getLadderRules(work, program), work.currentPrice),
  leader: work.leaderAlias,
  bidCount: work.bidCount,
  openAt: work.openAt,
  endAt: work.endAt,
  effectiveEndAt: work.effectiveEndAt,
  extensions: work.extensions,
});
