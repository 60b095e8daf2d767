import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';
import { type MatchingRow, matchings } from './table';

/** Condition: the meeting is on a day in the fair’s time zone. The two bounds around it let an index be used. */
export const isOnDay = (day: string) => sql`
  ${matchings.start} >= ${day}::date - 1 and ${matchings.start} < ${day}::date + 2
  and exists (select 1 from fairs where fairs._id = ${matchings._fair}
    and (${matchings.start} at time zone fairs.timezone)::date = ${day}::date)`;

/** Condition: the user is the seller or the buyer. */
export const isParty = (user: string) => or(eq(matchings.seller, user), eq(matchings.buyer, user));

/** Locks a matching; null when there is none. */
export const lockMatchingRow = async (tx: Database, id: string): Promise<MatchingRow | null> => {
  const [row] = await tx.select().from(matchings).where(eq(matchings._id, id)).for('update');
  return row ?? null;
};

/** A matching of which the user is a party; `not_found` for everybody else (M10). */
export const findOwnMatching = async (db: Database, id: string, user: string): Promise<MatchingRow> => {
  const [row] = await db
    .select()
    .from(matchings)
    .where(and(eq(matchings._id, id), isParty(user)));
  return row ?? throwApiError('not_found');
};

/** Meetings of a user for calendars: agreed, completed and cancelled ones, at most 500, latest first. */
export const listCalendarMatchings = (db: Database, user: string) =>
  db
    .select()
    .from(matchings)
    .where(
      and(
        isParty(user),
        inArray(matchings.status, ['ACCEPTED', 'COMPLETED', 'NO_SHOW', 'CANCELLED']),
        isNotNull(matchings.start),
      ),
    )
    .orderBy(desc(matchings.start))
    .limit(500);
