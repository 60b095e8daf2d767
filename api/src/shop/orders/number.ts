import { sql } from 'drizzle-orm';
import { formatDate } from 'shared/format';
import type { Database } from '../../platform/database/connect';

/**
 * The next number of today in Seoul, such as 20261122-000001. Taken before the order's transaction, so that orders do not
 * wait for each other: a number whose order came to nothing is never used again.
 */
export const nextOrderNo = async (db: Database) => {
  const day = formatDate(Date.now()).replaceAll('-', '');
  const { rows } = await db.execute<{ value: number }>(sql`
    insert into sequences (name, value) values (${`orders:${day}`}, 1)
    on conflict (name) do update set value = sequences.value + 1
    returning value`);
  return `${day}-${String(rows[0]?.value).padStart(6, '0')}`;
};
