import { sql } from 'drizzle-orm';
import { formatDate } from 'shared/format';
import type { Database } from '../../platform/database/connect';

/**
 * The next order number of today in Seoul, such as 20261122-000001. It is taken outside of the order's transaction, so that
 * orders do not wait for each other; the number of an order that fails is not used again.
 */
export const createOrderNumber = async (db: Database) => {
  const day = formatDate(Date.now()).replaceAll('-', '');
  const { rows } = await db.execute<{ value: number }>(sql`
    insert into sequences (name, value) values (${`orders:${day}`}, 1)
    on conflict (name) do update set value = sequences.value + 1
    returning value`);
  return `${day}-${String(rows[0]?.value).padStart(6, '0')}`;
};
