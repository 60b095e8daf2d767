import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type pg from 'pg';

/** The rows of a database that a release has filled, as kept in `releases`. */
interface ReleaseData {
  /** The last file that the release had applied. */
  migration: string;
  /** Rows as JSON text, in an order in which foreign keys are found. */
  tables: { name: string; rows: string }[];
}

/** Secrets, and records of what was done, which would be most of the file. */
const excluded = ['migration', 'auth_keys', 'refresh_tokens', 'sessions', 'sign_in_nonces', 'audit', 'live_events'];
/** Of these a hundred rows stand for all. */
const sampled = ['inbox', 'outbox'];

/** The tables, each after those that its rows refer to. */
const listTables = async (pool: pg.Pool) => {
  const { rows } = await pool.query<{ name: string; needs: string[] }>(`
    select relname as name, array(
      select confrelid::regclass::text from pg_constraint where contype = 'f' and conrelid = class.oid and confrelid <> conrelid
    ) as needs from pg_class class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`);
  const sorted: string[] = [];
  const add = (name: string) => {
    if (sorted.includes(name)) return;
    for (const needed of rows.find((row) => row.name === name)?.needs ?? []) add(needed);
    sorted.push(name);
  };
  for (const { name } of rows) add(name);
  return sorted.filter((name) => !excluded.includes(name));
};

/** Reads the data of a database, compressed. */
export const readReleaseData = async (pool: pg.Pool): Promise<Buffer> => {
  const last = await pool.query<{ name: string }>('select max(name) as name from migration');
  const data: ReleaseData = { migration: last.rows[0]?.name ?? '', tables: [] };
  for (const name of await listTables(pool)) {
    const { rows } = await pool.query<{ rows: string | null }>(
      `select json_agg(row)::text as rows from (select * from "${name}" ${sampled.includes(name) ? 'limit 100' : ''}) row`,
    );
    if (rows[0]?.rows) data.tables.push({ name, rows: rows[0].rows });
  }
  return brotliCompressSync(JSON.stringify(data));
};

export const parseReleaseData = (content: Buffer) =>
  JSON.parse(brotliDecompressSync(content).toString()) as ReleaseData;

const insertRows = async (client: pg.PoolClient, { name, rows }: ReleaseData['tables'][number]) => {
  const columns = await client.query<{ list: string }>(
    `select string_agg(quote_ident(attname), ', ') as list from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [name],
  );
  const { list } = columns.rows[0] ?? {};
  await client.query(
    `insert into "${name}" (${list}) overriding system value select ${list} from json_populate_recordset(null::"${name}", $1)`,
    [rows],
  );
};

/** Replaces all rows of a database, which has the schema of the release, by those of the release. */
export const writeReleaseData = async (pool: pg.Pool, { tables }: ReleaseData) => {
  const names = await listTables(pool);
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Some refuse changes; what others fill in is among the rows.
    for (const name of names) await client.query(`alter table "${name}" disable trigger user`);
    await client.query(`truncate ${names.map((name) => `"${name}"`).join()} cascade`);
    for (const table of tables) await insertRows(client, table);
    for (const name of names) await client.query(`alter table "${name}" enable trigger user`);
    await client.query('commit');
  } finally {
    // Closing the connection ends a transaction that failed.
    client.release(true);
  }
};
