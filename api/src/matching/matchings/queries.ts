import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { findRow, requireRow } from '../../platform/database/rows';
import { isParty } from './parties';
import { agreedStatuses, matchings } from './table';

/** Condition: the meeting is on a day in the fair’s time zone. The two bounds around it let an index be used. */
export const isOnDay = (day: string) => sql`
  ${matchings.start} >= ${day}::date - 1 and ${matchings.start} < ${day}::date + 2
  and exists (select 1 from fairs where fairs._id = ${matchings._fair}
    and (${matchings.start} at time zone fairs.timezone)::date = ${day}::date)`;

/** Locks a matching; undefined when there is none. */
export const lockMatchingRow = (tx: Database, id: string) => findRow(tx, matchings, eq(matchings._id, id), 'update');

/** A matching of which the user is a party; `not_found` for everybody else (M10). */
export const findOwnMatching = (db: Database, id: string, user: string) =>
  requireRow(db, matchings, and(eq(matchings._id, id), isParty(user)));

/** Meetings of a user for calendars: agreed, completed and cancelled ones, at most 500, latest first. */
export const listCalendarMatchings = (db: Database, user: string) =>
  db
    .select()
    .from(matchings)
    .where(and(isParty(user), inArray(matchings.status, [...agreedStatuses, 'CANCELLED']), isNotNull(matchings.start)))
    .orderBy(desc(matchings.start))
    .limit(500);
