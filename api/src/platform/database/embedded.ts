import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries';
import * as clusters from './cluster';
import { findServiceUser } from './service-user';

type EmbeddedDatabase = { url: string; stop: () => Promise<void> };

const START_ATTEMPTS = 6;
const ANSWER_LIMIT_MS = 60_000;
// Each process that uses the server holds one connection with this name: the last one to stop also stops the server.
const CLIENT_NAME = 'portico guest';

// Starts PostgreSQL under `dataDir`, or connects to a server that runs there already (used by another process or left
// over by a killed one).
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const cluster = await openCluster(dataDir);
  let session = connectOrStart(cluster);
  let stopping = false;
  const { client, url } = await session;

  // If the server dies it is started again; the pool reconnects by itself.
  const watch = (watched: pg.Client) =>
    watched.once('end', async () => {
      if (stopping) return;
      session = connectOrStart(cluster);
      const next = await session;
      if (next.url !== url) throw new Error('The embedded database came back on another port.');
      watch(next.client);
    });
  watch(client);

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const last = await session;
    if (await isLastClient(last.client)) await clusters.stopServer(cluster).catch(ignoreStopped(cluster));
    await last.client.end();
  };
  return { url, stop };
}

async function openCluster(dataDir: string): Promise<clusters.Cluster> {
  const folder = resolve(dataDir, 'database');
  const user = findServiceUser(folder);
  const cluster = { folder, native: findBinaries(user), user };
  mkdirSync(dataDir, { recursive: true });
  if (clusters.isCreated(cluster)) await clusters.assertSameMajor(cluster);
  else await clusters.createCluster(cluster);
  return cluster;
}

type Session = { client: pg.Client; url: string };

async function connectOrStart(cluster: clusters.Cluster): Promise<Session> {
  const deadline = Date.now() + ANSWER_LIMIT_MS;
  for (let starts = 0; ; ) {
    const url = clusters.findRunningUrl(cluster);
    try {
      if (url) return { client: await connectClient(url), url };
      starts += 1;
      await clusters.startServer(cluster);
    } catch (cause) {
      // Several attempts: another process may be starting or stopping the server.
      if (starts >= START_ATTEMPTS || Date.now() > deadline) {
        throw new Error(`The embedded database does not start.\n${clusters.readLogTail(cluster)}`, { cause });
      }
      await delay(300);
    }
  }
}

async function connectClient(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: CLIENT_NAME, connectionTimeoutMillis: 5000 });
  // A lost connection is handled on 'end'.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

// The own connection is renamed before the others are counted: of two processes that stop together at least one sees none.
async function isLastClient(client: pg.Client): Promise<boolean> {
  try {
    await client.query(`set application_name = 'portico leaving'`);
    const others = await client.query('select 1 from pg_stat_activity where application_name = $1', [CLIENT_NAME]);
    return others.rowCount === 0;
  } catch {
    return true;
  }
}

const ignoreStopped = (cluster: clusters.Cluster) => (error: unknown) => {
  if (clusters.findRunningUrl(cluster)) throw error;
};
