import { eq } from 'drizzle-orm';
import type { Slot } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { type FieldError, throwApiError } from '../../platform/http/errors';
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

/** The periods and orders that are broken, each at the later time. */
const findWrongPeriods = (fair: FairRow): FieldError[] => {
  const broken = [
    ...windows.filter(([from, to]) => fair[from] >= fair[to]).map(([, to]) => to),
    ...(fair.buyerFrom < fair.sellerFrom ? (['buyerFrom'] as const) : []),
    ...(fair.requestFrom < fair.buyerFrom ? (['requestFrom'] as const) : []),
    ...(fair.requestTo > fair.endAt ? (['requestTo'] as const) : []),
  ];
  return [...new Set(broken)].map((field) => ({ field, code: 'period' }));
};

/** Days and times of the timetable outside the fair or across each other, each where it stands. */
const findWrongDays = (fair: FairRow): FieldError[] => {
  const { days, startAt, endAt } = fair;
  const isOutside = ({ start, end }: Slot) => start < startAt || end > endAt;
  const earlier: Slot[] = [];
  return days.flatMap(({ date, blocks }, day) => {
    const grids = blocks.map((block) => buildGrid({ ...fair, days: [{ date, blocks: [block] }] }));
    if (grids.some((slots) => slots.length > 0) && grids.flat().every(isOutside))
      return [{ field: `days.${day}.date`, code: 'outside_fair' as const }];
    return grids.flatMap((slots, block) => {
      const at = `days.${day}.blocks.${block}`;
      const crossing = slots.some((slot) => earlier.some((other) => overlaps(other, slot)));
      earlier.push(...slots);
      const [first, last] = [slots[0], slots.at(-1)];
      return [
        ...(crossing ? [{ field: `${at}.from`, code: 'overlap' as const }] : []),
        ...(!crossing && first && isOutside(first) ? [{ field: `${at}.from`, code: 'outside_fair' as const }] : []),
        ...(last && last.end > endAt ? [{ field: `${at}.to`, code: 'outside_fair' as const }] : []),
      ];
    });
  });
};

/** Validates fields against each other: the order of times, and that the grid lies within the fair. */
export const validateFair = (fair: FairRow) => {
  const errors: FieldError[] = [
    ...findWrongPeriods(fair),
    ...(fair.type !== 'ONLINE' && !fair.venue ? [{ field: 'venue', code: 'required' as const }] : []),
    ...findWrongDays(fair),
  ];
  if (errors.length > 0) throwApiError('invalid', { errors });
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
