import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

const folder = path.join(process.env.DATA_DIR ?? '', 'database');
const readDatabaseFile = (name: string) => readFileSync(path.join(folder, `portico.${name}`), 'utf8').trim();

const connect = async () => {
  const where = { host: '127.0.0.1', port: Number(readDatabaseFile('port')), database: 'postgres' };
  const client = new pg.Client({ ...where, user: 'portico', password: readDatabaseFile('password') });
  await client.connect();
  return client;
};

/** Runs statements with an id as `$1`, for states that only occur after a long time. */
export const runStatements = async (statements: string[], id: string) => {
  const client = await connect();
  for (const statement of statements) await client.query(statement, [id]);
  await client.end();
};

/** The newest text message to a phone number with these words, '' if there is none. No network carries it here. */
export const findTextMessage = async (phone: string, words: string) => {
  const client = await connect();
  const { rows } = await client.query<{ text: string }>(
    `select sms ->> 'text' as text from outbox
     where $1 = any (recipients) and sms ->> 'text' like '%' || $2 || '%' order by _id desc limit 1`,
    [phone, words],
  );
  await client.end();
  return rows[0]?.text ?? '';
};

const interval = `interval '30 days'`;

/** Moves a meeting 30 days back, so that it is over. */
export const moveMeetingToPast = (matching: string) =>
  runStatements(
    [
      `update matchings set slot_start = slot_start - ${interval}, slot_end = slot_end - ${interval} where _id = $1`,
      `update slot_holds set start_at = start_at - ${interval}, end_at = end_at - ${interval}, from_at = from_at - ${interval},
         until_at = until_at - ${interval} where _matching = $1`,
    ],
    matching,
  );

/** Moves the time limit of a request into the past. */
export const expireRequest = (matching: string) =>
  runStatements([`update matchings set expires_at = now() - interval '1 second' where _id = $1`], matching);

/** Moves the opening of an auction and its lots one hour into the past. */
export const openLots = (program: string) =>
  runStatements(
    [
      `update programs set open_at = now() - interval '1 hour' where _id = $1`,
      `update works set open_at = now() - interval '1 hour' where _program = $1`,
    ],
    program,
  );

/** Sets the end of a lot to this many seconds from now. */
export const setLotEnd = (work: string, seconds: number) =>
  runStatements(
    [
      `update works set end_at = now() + interval '${seconds} seconds',
         effective_end_at = now() + interval '${seconds} seconds' where _id = $1`,
    ],
    work,
  );
