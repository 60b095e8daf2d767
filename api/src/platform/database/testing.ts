import { createHash, randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import pg from 'pg';
import { startEmbedded } from './embedded';
import { migrate, readMigrations } from './migrate';
import { createScratchPath } from './scratch-path';

export type TestDatabase = { url: string; drop: () => Promise<void> };

const WORKSPACE = resolve(import.meta.dirname, '../../..');
const MIGRATIONS = resolve(WORKSPACE, 'migrations');
const DATA_DIR = createScratchPath(resolve(WORKSPACE, '..', '.cache', 'tests'));
const COPY = 'portico_test_';
const SCHEMA = 'portico_schema_';

let stop = async () => {};
export const stopTestServer = () => stop();

// Runs once per test run: prepares a server (TEST_DATABASE_URL or an embedded one) and a template database with the
// schema, of which each test database is a copy. The jest workers find both in environment variables.
export async function startTestServer() {
  let server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const embedded = await startEmbedded(DATA_DIR);
    stop = embedded.stop;
    server = embedded.url;
    await withClient(server, dropAbandonedDatabases);
    await withClient(server, disableDurability);
  }
  process.env.PORTICO_TEST_SERVER = server;
  // jest skips the teardown when the setup fails, for example because of a broken migration.
  process.env.PORTICO_TEST_SCHEMA = await prepareSchema(server).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
}

// Test data need not survive a crash.
async function disableDurability(client: pg.Client) {
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await client.query(`alter system set ${name} = off`);
  await client.query('select pg_reload_conf()');
}

// The name contains the hash of the migrations: a changed migration gives a new template.
async function prepareSchema(server: string): Promise<string> {
  const hash = createHash('sha256');
  for (const { name, sha256 } of readMigrations(MIGRATIONS)) hash.update(name + sha256);
  const schema = SCHEMA + hash.digest('hex').slice(0, 12);
  await withClient(server, async (client) => {
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [schema]);
    if (rowCount) return;
    const unfinished = `${schema}_new`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished}`);
    await migrate(buildUrl(server, unfinished), MIGRATIONS);
    await client.query(`alter database ${unfinished} rename to ${schema}`);
  });
  return schema;
}

// Drops databases of interrupted runs, unless another run is active.
async function dropAbandonedDatabases(client: pg.Client) {
  const guests = await client.query(`select 1 from pg_stat_activity where application_name = 'portico guest'`);
  if (guests.rowCount !== 1) return;
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1) or starts_with(datname, $2)',
    [COPY, SCHEMA],
  );
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
}

// Creates a database for one test file (about 0.1 s).
export async function createTestDatabase(): Promise<TestDatabase> {
  const { PORTICO_TEST_SERVER: server, PORTICO_TEST_SCHEMA: schema } = process.env;
  if (!server || !schema) throw new Error('No test server: run the tests through jest.config, which starts it.');
  const name = COPY + randomBytes(6).toString('hex');
  await withClient(server, (client) => client.query(`create database ${name} template ${schema}`));
  const drop = async () => {
    await withClient(server, (client) => client.query(`drop database if exists ${name} with (force)`));
  };
  return { url: buildUrl(server, name), drop };
}

function buildUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = database;
  return url.href;
}

async function withClient(server: string, act: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}
