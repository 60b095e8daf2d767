import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { fail, failField } from '../../platform/http/errors';
import { slotHolds } from '../holds/table';
import { matchings } from '../matchings/table';
import { gridMap, gridOf, overlaps } from './grid';
import type { FairRow } from './table';

const windows = [
  ['sellerFrom', 'sellerTo'],
  ['buyerFrom', 'buyerTo'],
  ['requestFrom', 'requestTo'],
  ['startAt', 'endAt'],
] as const;

/** What the single fields cannot say: the order of times, and that the grid lies within the fair. */
export const checkFair = (fair: FairRow) => {
  for (const [from, to] of windows) if (fair[from] >= fair[to]) failField(to, 'period');
  if (fair.buyerFrom < fair.sellerFrom) failField('buyerFrom', 'period');
  if (fair.requestFrom < fair.buyerFrom) failField('requestFrom', 'period');
  if (fair.requestTo > fair.endAt) failField('requestTo', 'period');
  if (fair.type !== 'ONLINE' && !fair.venue) failField('venue', 'required');
  const grid = gridOf(fair);
  if (grid.some((slot, at) => at > 0 && overlaps(grid[at - 1] ?? slot, slot))) failField('days', 'invalid');
  if (grid.some(({ start, end }) => start < fair.startAt || end > fair.endAt)) failField('days', 'range');
};

/** Agreed meetings keep their time and their table: a change that has no place for them is refused (M15). */
export const checkHolds = async (tx: Database, fair: FairRow) => {
  const rows = await tx
    .select({ _matching: slotHolds._matching, start: slotHolds.start, end: slotHolds.end, table: matchings.table })
    .from(slotHolds)
    .innerJoin(matchings, eq(matchings._id, slotHolds._matching))
    .where(eq(slotHolds._fair, fair._id));
  const grid = gridMap(fair);
  const tables = fair.venue?.tables ?? 0;
  const outside = rows.filter(
    ({ start, end, table }) => grid.get(start)?.end !== end || (table !== null && table > tables),
  );
  if (outside.length > 0)
    fail('holds_outside', { answer: { matchings: [...new Set(outside.map(({ _matching }) => _matching))] } });
};
