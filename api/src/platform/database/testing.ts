import { createHash, randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import pg from 'pg';
import { startEmbedded } from './embedded';
import { migrate, readMigrations } from './migrate';
import { scratchFor } from './scratch';

export type TestDatabase = { url: string; drop: () => Promise<void> };

const WORKSPACE = resolve(import.meta.dirname, '../../..');
const MIGRATIONS = resolve(WORKSPACE, 'migrations');
const DATA_DIR = scratchFor(resolve(WORKSPACE, '..', '.cache', 'tests'));
const COPY = 'portico_test_';
const SCHEMA = 'portico_schema_';

let stop = async () => {};
export const stopTestServer = () => stop();

// Once per test run: a server, TEST_DATABASE_URL or the embedded one, and on it a database with the schema, which
// every test database is a copy of. The jest workers find both in their environment.
export async function startTestServer() {
  let server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const embedded = await startEmbedded(DATA_DIR);
    stop = embedded.stop;
    server = embedded.url;
    await onServer(server, dropLeftovers);
    await onServer(server, waitForNoDisk);
  }
  process.env.PORTICO_TEST_SERVER = server;
  // jest forgets the teardown when the setup fails, as it does over a broken migration.
  process.env.PORTICO_TEST_SCHEMA = await prepareSchema(server).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
}

// What the machine loses with the power, the next run makes anew.
async function waitForNoDisk(client: pg.Client) {
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await client.query(`alter system set ${name} = off`);
  await client.query('select pg_reload_conf()');
}

// The name holds the hash of the migrations: the database is made anew when they change.
async function prepareSchema(server: string): Promise<string> {
  const hash = createHash('sha256');
  for (const { name, sha256 } of readMigrations(MIGRATIONS)) hash.update(name + sha256);
  const schema = SCHEMA + hash.digest('hex').slice(0, 12);
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [schema]);
    if (rowCount) return;
    const unfinished = `${schema}_new`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished}`);
    await migrate(urlOf(server, unfinished), MIGRATIONS);
    await client.query(`alter database ${unfinished} rename to ${schema}`);
  });
  return schema;
}

// What interrupted runs left, unless another run is under way.
async function dropLeftovers(client: pg.Client) {
  const guests = await client.query(`select 1 from pg_stat_activity where application_name = 'portico guest'`);
  if (guests.rowCount !== 1) return;
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1) or starts_with(datname, $2)',
    [COPY, SCHEMA],
  );
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
}

// A database of its own for one test file, in a tenth of a second.
export async function createTestDatabase(): Promise<TestDatabase> {
  const { PORTICO_TEST_SERVER: server, PORTICO_TEST_SCHEMA: schema } = process.env;
  if (!server || !schema) throw new Error('No test server: run the tests through jest.config, which starts it.');
  const name = COPY + randomBytes(6).toString('hex');
  await onServer(server, (client) => client.query(`create database ${name} template ${schema}`));
  const drop = async () => {
    await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`));
  };
  return { url: urlOf(server, name), drop };
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = database;
  return url.href;
}

async function onServer(server: string, act: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}
