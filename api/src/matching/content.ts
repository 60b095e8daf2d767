import { sql } from 'drizzle-orm';
import { type DomainContent, findEarliest } from '../platform/content/domain-content';

/** Fairs list the companies of members. */
export const matchingContent: DomainContent = {
  shows: ['members'],
  findNextChange: (db, after) =>
    findEarliest(db, [
      sql`select min(at) as at from fairs,
          unnest(array[seller_from, seller_to, buyer_from, buyer_to, request_from, request_to, start_at, end_at]) as at
        where at > ${after} and published and deleted_at is null`,
    ]),
};
