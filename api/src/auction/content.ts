import { sql } from 'drizzle-orm';
import { type DomainContent, findEarliest } from '../platform/content/domain-content';

/** Halls are part of the firm’s setting. */
export const auctionContent: DomainContent = {
  shows: ['firm'],
  findNextChange: (db, after) =>
    findEarliest(db, [
      sql`select min(at) as at from programs, unnest(array[preview_from, preview_to, open_at, close_at]) as at
        where at > ${after} and published and deleted_at is null`,
      // A lot opens before it ends: the second condition leaves out those that are over, by their index.
      sql`select min(open_at) from works where open_at > ${after} and effective_end_at > ${after} and visible`,
      sql`select min(effective_end_at) from works where effective_end_at > ${after} and visible`,
    ]),
};
