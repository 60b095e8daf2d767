import { sql } from 'drizzle-orm';
import { formatDate } from 'shared/format';
import type { Database } from '../../platform/database/connect';

/** The next receipt number of today in Seoul, such as 261121-0001. Concurrent transactions wait for each other. */
export const createReceiptNo = async (tx: Database) => {
  const day = formatDate(Date.now()).slice(2).replaceAll('-', '');
  const { rows } = await tx.execute<{ value: number }>(sql`
    insert into sequences (name, value) values (${`forms:${day}`}, 1)
    on conflict (name) do update set value = sequences.value + 1
    returning value`);
  return `${day}-${String(rows[0]?.value).padStart(4, '0')}`;
};
