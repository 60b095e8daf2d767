import type pg from 'pg';
import { z } from 'zod';

/** `sum`: of the hashes of all rows; it differs when the content of any row differs. */
export const TableSum = z.object({ name: z.string(), rows: z.int(), sum: z.string() });
export type TableSum = z.infer<typeof TableSum>;

// The text of a value depends on these.
const settings = {
  timezone: 'UTC',
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  search_path: 'public',
  statement_timeout: '0',
};

/** Reads every table of the schema `public`, in the transaction of the client if there is one. */
export const readTableSums = async (client: pg.Client): Promise<TableSum[]> => {
  for (const [name, value] of Object.entries(settings)) await client.query(`set ${name} = '${value}'`);
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname collate "C"`,
  );
  const sums: TableSum[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ rows: string; sum: string }>(
      `select count(*)::text as rows, coalesce(sum(hashtextextended(whole_row::text, 0)), 0)::text as sum
       from ${client.escapeIdentifier(name)} as whole_row`,
    );
    sums.push({ name, rows: Number(rows[0]?.rows), sum: rows[0]?.sum ?? '' });
  }
  return sums;
};
