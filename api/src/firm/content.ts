import { sql } from 'drizzle-orm';
import { type DomainContent, findEarliest } from '../platform/content/domain-content';

/** Comments show the names of their authors. */
export const firmContent: DomainContent = {
  shows: ['members'],
  findNextChange: (db, after) =>
    findEarliest(db, [
      sql`select min(publish_at) as at from boards
        where publish_at > ${after} and status in ('PUBLISHED', 'SCHEDULED') and deleted_at is null`,
      sql`select min(unpublish_at) from boards
        where unpublish_at > ${after} and status in ('PUBLISHED', 'SCHEDULED') and deleted_at is null`,
      sql`select min(start_at) from popups where start_at > ${after} and enabled`,
      sql`select min(end_at) from popups where end_at > ${after} and enabled`,
      sql`select min(at) from banners, jsonb_array_elements(images) as image,
          unnest(array[image ->> 'startAt', image ->> 'endAt']::timestamptz[]) as at
        where at > ${after} and (image ->> 'enabled')::boolean`,
    ]),
};
