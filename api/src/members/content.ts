import { sql } from 'drizzle-orm';
import { type DomainContent, findEarliest } from '../platform/content/domain-content';

export const membersContent: DomainContent = {
  findNextChange: (db, after) =>
    findEarliest(db, [
      sql`select min(effective_at) as at from terms where effective_at > ${after} and status = 'PUBLISHED'`,
      sql`select min(publish_at) from notifications
        where publish_at > ${after} and status = 'PUBLISHED' and deleted_at is null`,
    ]),
};
