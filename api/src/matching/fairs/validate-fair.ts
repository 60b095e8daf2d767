import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { slotHolds } from '../holds/table';
import { matchings } from '../matchings/table';
import { buildGrid, buildGridByStart, overlaps } from './grid';
import type { FairRow } from './table';

const windows = [
  ['sellerFrom', 'sellerTo'],
  ['buyerFrom', 'buyerTo'],
  ['requestFrom', 'requestTo'],
  ['startAt', 'endAt'],
] as const;

/** Validates fields against each other: the order of times, and that the grid lies within the fair. */
export const validateFair = (fair: FairRow) => {
  for (const [from, to] of windows) if (fair[from] >= fair[to]) throwFieldError(to, 'period');
  if (fair.buyerFrom < fair.sellerFrom) throwFieldError('buyerFrom', 'period');
  if (fair.requestFrom < fair.buyerFrom) throwFieldError('requestFrom', 'period');
  if (fair.requestTo > fair.endAt) throwFieldError('requestTo', 'period');
  if (fair.type !== 'ONLINE' && !fair.venue) throwFieldError('venue', 'required');
  const grid = buildGrid(fair);
  if (grid.some((slot, at) => at > 0 && overlaps(grid[at - 1] ?? slot, slot))) throwFieldError('days', 'invalid');
  if (grid.some(({ start, end }) => start < fair.startAt || end > fair.endAt)) throwFieldError('days', 'range');
};

/** Throws `holds_outside` when agreed meetings have no slot or table in the changed fair (M15). */
export const assertHoldsFit = async (tx: Database, fair: FairRow) => {
  const rows = await tx
    .select({ _matching: slotHolds._matching, start: slotHolds.start, end: slotHolds.end, table: matchings.table })
    .from(slotHolds)
    .innerJoin(matchings, eq(matchings._id, slotHolds._matching))
    .where(eq(slotHolds._fair, fair._id));
  const grid = buildGridByStart(fair);
  const tables = fair.venue?.tables ?? 0;
  const outside = rows.filter(
    ({ start, end, table }) => grid.get(start)?.end !== end || (table !== null && table > tables),
  );
  if (outside.length > 0)
    throwApiError('holds_outside', { body: { matchings: [...new Set(outside.map(({ _matching }) => _matching))] } });
};
