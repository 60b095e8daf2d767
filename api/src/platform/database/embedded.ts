import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries';
import * as clusters from './cluster';
import { serviceUser } from './service-user';

export type Embedded = { url: string; stop: () => Promise<void> };

const START_ATTEMPTS = 6;
const ANSWER_LIMIT_MS = 60_000;
// Every process that uses the server holds one connection of this name: the last to leave stops the server.
const GUEST = 'portico guest';

// A real PostgreSQL under `dataDir`. A server that runs there already, left over by a killed process or used by
// another one, is taken as it is.
export async function startEmbedded(dataDir: string): Promise<Embedded> {
  const cluster = await openCluster(dataDir);
  let place = enter(cluster);
  let stopping = false;
  const { guest, url } = await place;

  // Should the server die under us, it is started again; the pool connects by itself.
  const watch = (watched: pg.Client) =>
    watched.once('end', async () => {
      if (stopping) return;
      place = enter(cluster);
      const next = await place;
      if (next.url !== url) throw new Error('The embedded database came back on another port.');
      watch(next.guest);
    });
  watch(guest);

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const last = await place;
    if (await isLastGuest(last.guest)) await clusters.stopServer(cluster).catch(ignoreStopped(cluster));
    await last.guest.end();
  };
  return { url, stop };
}

async function openCluster(dataDir: string): Promise<clusters.Cluster> {
  const folder = resolve(dataDir, 'database');
  const user = serviceUser(folder);
  const cluster = { folder, native: findBinaries(user), user };
  mkdirSync(dataDir, { recursive: true });
  if (!clusters.isCreated(cluster)) await clusters.createCluster(cluster);
  return cluster;
}

type Place = { guest: pg.Client; url: string };

async function enter(cluster: clusters.Cluster): Promise<Place> {
  const deadline = Date.now() + ANSWER_LIMIT_MS;
  for (let starts = 0; ; ) {
    const url = clusters.runningUrl(cluster);
    try {
      if (url) return { guest: await connectGuest(url), url };
      starts += 1;
      await clusters.startServer(cluster);
    } catch (cause) {
      // A few attempts, because another process may start or stop the server at the same moment.
      if (starts >= START_ATTEMPTS || Date.now() > deadline) {
        throw new Error(`The embedded database does not start.\n${clusters.logTail(cluster)}`, { cause });
      }
      await delay(300);
    }
  }
}

async function connectGuest(connectionString: string): Promise<pg.Client> {
  const guest = new pg.Client({ connectionString, application_name: GUEST, connectionTimeoutMillis: 5000 });
  // The loss of the connection is dealt with on 'end'.
  guest.on('error', () => undefined);
  await guest.connect();
  return guest;
}

// Leaving is announced before the others are counted: of two that leave together at least one sees nobody.
async function isLastGuest(guest: pg.Client): Promise<boolean> {
  try {
    await guest.query(`set application_name = 'portico leaving'`);
    const others = await guest.query('select 1 from pg_stat_activity where application_name = $1', [GUEST]);
    return others.rowCount === 0;
  } catch {
    return true;
  }
}

const ignoreStopped = (cluster: clusters.Cluster) => (error: unknown) => {
  if (clusters.runningUrl(cluster)) throw error;
};
