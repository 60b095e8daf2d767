import { sql } from 'drizzle-orm';
import { matchings } from './table';

/** Agreed for a day of the fair, by the fair’s own clock; the two bounds around it let an index serve. */
export const isOnDay = (day: string) => sql`
  ${matchings.start} >= ${day}::date - 1 and ${matchings.start} < ${day}::date + 2
  and exists (select 1 from fairs where fairs._id = ${matchings._fair}
    and (${matchings.start} at time zone fairs.timezone)::date = ${day}::date)`;
