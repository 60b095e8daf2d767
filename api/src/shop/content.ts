import { sql } from 'drizzle-orm';
import { type DomainContent, findEarliest } from '../platform/content/domain-content';

/** Reviews and inquiries show the masked names of their authors. */
export const shopContent: DomainContent = {
  shows: ['members'],
  findNextChange: (db, after) =>
    findEarliest(db, [
      sql`select min(price_turns_at) as at from shop_products where price_turns_at > ${after}`,
      // The job that moves this time on has not run since it passed, and the sale may end before it runs.
      sql`select min(at) from shop_products, unnest(array[sale_from, sale_to]) as at
        where price_turns_at <= ${after} and at > ${after}`,
    ]),
};
