import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

const folder = path.join(process.env.DATA_DIR ?? '', 'database');
const said = (name: string) => readFileSync(path.join(folder, `portico.${name}`), 'utf8').trim();

/** What only time brings about, which no journey can wait for. */
const pass = async (statements: string[], id: string) => {
  const where = { host: '127.0.0.1', port: Number(said('port')), database: 'postgres' };
  const client = new pg.Client({ ...where, user: 'portico', password: said('password') });
  await client.connect();
  for (const statement of statements) await client.query(statement, [id]);
  await client.end();
};

const back = `interval '30 days'`;

/** The day of a meeting comes and goes. */
export const dayPasses = (matching: string) =>
  pass(
    [
      `update matchings set slot_start = slot_start - ${back}, slot_end = slot_end - ${back} where _id = $1`,
      `update slot_holds set start_at = start_at - ${back}, end_at = end_at - ${back}, from_at = from_at - ${back},
         until_at = until_at - ${back} where _matching = $1`,
    ],
    matching,
  );

/** Nobody answers a request until its time limit. */
export const timeRunsOut = (matching: string) =>
  pass([`update matchings set expires_at = now() - interval '1 second' where _id = $1`], matching);

/** The opening of an auction comes. */
export const lotsOpen = (program: string) =>
  pass(
    [
      `update programs set open_at = now() - interval '1 hour' where _id = $1`,
      `update works set open_at = now() - interval '1 hour' where _program = $1`,
    ],
    program,
  );

/** A lot nears its end: this many seconds are left, none where it has just ended. */
export const lotEndsIn = (work: string, seconds: number) =>
  pass(
    [
      `update works set end_at = now() + interval '${seconds} seconds',
         effective_end_at = now() + interval '${seconds} seconds' where _id = $1`,
    ],
    work,
  );
