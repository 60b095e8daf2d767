import { type SQLWrapper, sql } from 'drizzle-orm';
import { countDays } from 'shared/format';

/** Condition: `column` lies in the days `from` to `to` (inclusive) in Seoul. Written as a range, so that an index is used. */
export const isBetweenDays = (column: SQLWrapper, from: string, to: string) => sql`
  ${column} >= (${from}::date)::timestamp at time zone 'Asia/Seoul'
  and ${column} < (${to}::date + 1)::timestamp at time zone 'Asia/Seoul'`;

export const isOnDay = (column: SQLWrapper, day: string) => isBetweenDays(column, day, day);

const dayMs = 86_400_000;

/** Lists the days of a period as YYYY-MM-DD, both ends included. A caller's period may have millions: see `countDays`. */
export const listDays = (from: string, to: string) => {
  const first = Date.parse(from);
  const count = Math.max(0, countDays(from, to));
  return Array.from({ length: count }, (_, at) => new Date(first + at * dayMs).toISOString().slice(0, 10));
};
