import { type SQLWrapper, sql } from 'drizzle-orm';

/** From midnight in Seoul until before midnight after the last day: by moments, so that an index of the column serves. */
export const betweenDays = (column: SQLWrapper, from: string, to: string) => sql`
  ${column} >= (${from}::date)::timestamp at time zone 'Asia/Seoul'
  and ${column} < (${to}::date + 1)::timestamp at time zone 'Asia/Seoul'`;

export const onDay = (column: SQLWrapper, day: string) => betweenDays(column, day, day);
