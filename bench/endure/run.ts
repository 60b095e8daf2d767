import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startTcpProxy } from '../../api/src/platform/database/testing-tcp-proxy';
import { type ApiClient, createApiClient } from './api-client';
import { type Check, findsPlantedLosses, runChecks, type TradeBefore } from './checks';
import { type FaultName, faults } from './faults';
import { readPostmasterPid, startKillableApi } from './killable-api';
import { startKillableProcess } from './killable-process';
import { type Acknowledged, createAcknowledged, type Party, runLoad } from './load';
import { runTrade } from './load-trade';
import { createMailServer } from './mail-server';

/** A PostgreSQL that is no part of the API, and starts again when it was killed. */
interface OwnDatabase {
  url: string;
  dataDir: string;
}

interface EndureOptions {
  /** Paths of the built API and of the built host. */
  script: string;
  hostScript: string;
  dataDir: string;
  ports: [api: number, host: number, mail: number];
  /** Null for the embedded one. */
  ownDatabase: OwnDatabase | null;
  kills: number;
  faultNames: FaultName[];
  /** How long storage, disk and clock are at fault (ms). */
  faultMs: number;
  /** Fills the database with the fair and the sale of the test. */
  fill: (databaseUrl: string) => Promise<void>;
  log: (line: string) => void;
}

export interface EndureReport {
  database: 'embedded' | 'own';
  /** How often each was killed. */
  kills: Record<string, number>;
  faults: FaultName[];
  acknowledged: Record<string, number>;
  refused: number;
  restarts: number;
  /** Until a reader was served again after each kill and fault (ms). */
  recoveryMs: { p50: number; max: number; above10s: number };
  /** Answers 500; expected only while disk or storage are gone. */
  serverErrors: string[];
  checks: Check[];
  /** Whether the checks find what is lost or doubled on purpose. */
  controlFound: boolean;
  succeeded: boolean;
}

const parties = 8;
const bidderCount = 4;
const lotCount = 10;
const recoveryLimitMs = 10_000;

const connect = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** Waits until the outbox is empty. Mails that a killed process was sending are made due at once; normally they stay locked for some time. */
const drainOutbox = async (client: pg.Client, log: EndureOptions['log']) => {
  const { rowCount } = await client.query(
    `update outbox set next_at = now() where status = 'QUEUED' and tries > 0 and next_at > now()`,
  );
  log(`${rowCount} mails were being sent when a process was killed; they are made due now`);
  for (let queued = -1; queued !== 0; ) {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from outbox where status = 'QUEUED'`);
    if (rows[0]?.n === queued) await client.query(`update outbox set next_at = now() where status = 'QUEUED'`);
    queued = rows[0]?.n ?? 0;
    await delay(2000);
  }
};

interface Member {
  id: string;
  username: string;
}

const pickMembers = async (setup: pg.Client, role: string) =>
  (
    await setup.query<Member>(
      `select u._id as id, username from participations p join users u on u._id = p._user
        where p.role = $1 and username like 'large-%' order by random() limit $2`,
      [role, parties],
    )
  ).rows;

/** The open sale of the large seed: bidders with a paddle, lots, and a product of the shop with stock for all. */
const readTrade = async (setup: pg.Client) => {
  const { rows: bidders } = await setup.query<Member & { program: string }>(
    `select u._id as id, username, p._program as program from paddles p join users u on u._id = p._user
      where p.status = 'APPROVED' and username like 'large-%' order by p._program, p.no limit $1`,
    [bidderCount],
  );
  const { rows: works } = await setup.query<{ id: string }>(
    'select _id as id from works where _program = $1 order by lot_no limit $2',
    [bidders[0]?.program, lotCount],
  );
  const { rows: products } = await setup.query<{ id: string; stock: number }>(
    `update shop_products set stock = 1000000 where _id = (
      select _id from shop_products where status = 'ON' and deleted_at is null and options = '[]'
        and min_qty = 1 and shipping ->> 'type' <> 'PICKUP' limit 1)
      returning _id as id, stock`,
  );
  const { rows: time } = await setup.query<{ now: string }>('select now()::text as now');
  const [product] = products;
  if (!product || works.length === 0) throw new Error('There is no product or no lot to trade.');
  const before: TradeBefore = {
    bidders: bidders.map(({ id }) => id),
    product: product.id,
    stock: product.stock,
    startedAt: time[0]?.now ?? '',
  };
  return { bidders, works: works.map(({ id }) => id), before };
};

const signInAll = async (client: ApiClient, members: Member[], password: string) => {
  const signedIn: Party[] = [];
  for (const { id, username } of members) signedIn.push({ id, headers: await client.signIn(username, password) });
  return signedIn;
};

const readTermsVersion = async (client: ApiClient, code: string) => {
  const { body } = await client.send('GET', `/api/v1/terms/${code}`, {});
  return (body as unknown as { terms: { version: number } }).terms.version;
};

const countAcknowledged = (acknowledged: Acknowledged) => ({
  forms: acknowledged.forms.length,
  requests: acknowledged.requests.size,
  acceptances: acknowledged.accepted.size,
  refusals: acknowledged.declined.length,
  messages: acknowledged.messages.length,
  bids: acknowledged.bids.length,
  orders: acknowledged.orders.length,
  uploads: acknowledged.uploads,
});

/** Starts host, API, database and mail server, with a proxy between each two of them that a network connects. */
const startProduct = async ({ script, hostScript, dataDir, ports, ownDatabase }: EndureOptions) => {
  const [apiPort, hostPort, mailPort] = ports;
  const mailServer = createMailServer(mailPort);
  await mailServer.start();
  const databaseLink = ownDatabase && (await startTcpProxy(Number(new URL(ownDatabase.url).port)));
  const databaseUrl = new URL(ownDatabase?.url ?? 'postgres://127.0.0.1');
  if (databaseLink) databaseUrl.port = String(databaseLink.port);
  const api = await startKillableApi({
    script,
    dataDir,
    port: apiPort,
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      ...(databaseLink && { DATABASE_URL: databaseUrl.href }),
    },
  });
  const apiLink = await startTcpProxy(apiPort);
  const host = await startKillableProcess({
    script: hostScript,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(hostPort),
      API_URL: `http://127.0.0.1:${apiLink.port}`,
      TRUSTED_PROXIES: 'loopback',
    },
    logFile: `${dataDir}/endure-host.log`,
  });
  const killDatabase = () => process.kill(readPostmasterPid(ownDatabase?.dataDir ?? dataDir), 'SIGKILL');
  const kill: Record<string, () => void> = {
    api: api.kill,
    database: killDatabase,
    host: host.kill,
    'api and database': () => {
      killDatabase();
      api.kill();
    },
  };
  const links = databaseLink ? [apiLink, databaseLink] : [apiLink];
  const stop = async () => {
    await host.stop();
    await api.stop();
    for (const link of links) link.stop();
    mailServer.stop();
  };
  return { api, host, mailServer, links, kill, url: `http://127.0.0.1:${hostPort}`, stop };
};

type Product = Awaited<ReturnType<typeof startProduct>>;

/** Signs in who takes part, and begins what they send; `end` resolves when all of it was answered. */
const startLoad = async (client: ApiClient, password: string, databaseUrl: string) => {
  const setup = await connect(databaseUrl);
  const members = { sellers: await pickMembers(setup, 'SELLER'), buyers: await pickMembers(setup, 'BUYER') };
  const { bidders: bidding, works, before } = await readTrade(setup);
  const { rows: fairs } = await setup.query<{ id: string }>(
    `select _fair as id from participations p join users u on u._id = p._user where username like 'large-%' limit 1`,
  );
  // Turns on notifications by mail, so that mails are sent during the test.
  await setup.query(`update users set notifications = '{EMAIL}' where _id = any ($1)`, [
    [...members.sellers, ...members.buyers].map(({ id }) => id),
  ]);
  // The mails of the seed are none of the test.
  await setup.query('delete from outbox');
  await setup.end();
  const sellers = await signInAll(client, members.sellers, password);
  const buyers = await signInAll(client, members.buyers, password);
  const bidders = await signInAll(client, bidding, password);
  const termsVersion = await readTermsVersion(client, 'form-consult');
  const shopTermsVersion = await readTermsVersion(client, 'shop');

  let hasEnded = false;
  const isOver = () => hasEnded;
  const acknowledged = createAcknowledged();
  const load = Promise.all([
    runLoad({ client, fair: fairs[0]?.id ?? '', sellers, buyers, termsVersion, isOver }, acknowledged),
    runTrade({ client, bidders, works, product: before.product, shopTermsVersion, sellers, isOver }, acknowledged),
  ]);
  // Handled where the load is ended.
  load.catch(() => undefined);
  const end = async () => {
    hasEnded = true;
    await load;
  };
  return { acknowledged, before, end };
};

interface BreakOptions extends EndureOptions {
  client: ApiClient;
  getDatabaseUrl: () => string;
  /** Called with whether answers 500 are expected. */
  onRefusalExpected: (isExpected: boolean) => void;
}

/** Kills processes and makes faults one after another. Resolves to what was killed, and the times until a reader was served (ms). */
const breakProduct = async (product: Product, options: BreakOptions) => {
  const { client, dataDir, kills, faultNames, faultMs, getDatabaseUrl, onRefusalExpected, log } = options;
  const recoveries: number[] = [];
  const recover = async (what: string) => {
    const startedAt = performance.now();
    await client.send('GET', '/api/v1/terms/form-consult', {});
    const ms = performance.now() - startedAt;
    recoveries.push(ms);
    log(`${what}: served again after ${(ms / 1000).toFixed(1)} s`);
  };
  const counts: Record<string, number> = {};
  const targets = Object.keys(product.kill);
  for (let round = 0; round < kills; round += 1) {
    await delay(2000 + Math.random() * 4000);
    const target = targets[round % targets.length] ?? 'api';
    product.kill[target]?.();
    counts[target] = (counts[target] ?? 0) + 1;
    await recover(`Kill ${round + 1} of ${kills}, ${target}`);
  }
  const { api, mailServer, links } = product;
  const openDatabase = () => connect(getDatabaseUrl());
  for (const name of faultNames) {
    log(`Fault: ${name}`);
    onRefusalExpected(name === 'disk' || name === 'storage');
    await faults[name]({ dataDir, api, links, mailServer, openDatabase, lengthMs: faultMs, log });
    await recover(`After ${name}`);
    onRefusalExpected(false);
  }
  await delay(3000);
  return { counts, recoveries: recoveries.toSorted((one, other) => one - other) };
};

const summarise = (recoveries: number[]) => ({
  p50: Math.round(recoveries[Math.floor(recoveries.length / 2)] ?? 0),
  max: Math.round(recoveries.at(-1) ?? 0),
  above10s: recoveries.filter((ms) => ms > recoveryLimitMs).length,
});

/** Kills processes and makes faults under load, then checks that nothing acknowledged is lost, incomplete or doubled. */
export const runEndure = async (options: EndureOptions): Promise<EndureReport> => {
  const { ownDatabase, faultNames, fill, log } = options;
  log(`Starting the product with ${ownDatabase ? 'a database of its own' : 'the embedded database'}`);
  const product = await startProduct(options);
  const getDatabaseUrl = () => ownDatabase?.url ?? product.api.databaseUrl();
  await fill(getDatabaseUrl());

  const serverErrors: string[] = [];
  let isRefusalExpected = false;
  const onServerError = (line: string) => {
    if (!isRefusalExpected) serverErrors.push(line);
  };
  const onRefusalExpected = (isExpected: boolean) => {
    isRefusalExpected = isExpected;
  };
  const client = createApiClient(product.url, { onServerError });
  const { acknowledged, before, end } = await startLoad(client, product.api.password, getDatabaseUrl());
  const { counts, recoveries } = await breakProduct(product, { ...options, client, getDatabaseUrl, onRefusalExpected });
  await end();

  const database = await connect(getDatabaseUrl());
  await drainOutbox(database, log);
  const checking = { acknowledged, before, arrivals: product.mailServer.arrivals };
  const checks = await runChecks(database, checking);
  const controlFound = await findsPlantedLosses(database, checking);
  await database.end();
  await product.stop();

  const sums = countAcknowledged(acknowledged);
  const isWhole = checks.every(([, wrong]) => wrong === 0) && Object.values(sums).every((count) => count > 0);
  return {
    database: ownDatabase ? 'own' : 'embedded',
    kills: counts,
    faults: faultNames,
    acknowledged: sums,
    refused: acknowledged.refused,
    restarts: product.api.restarts() + product.host.restarts(),
    recoveryMs: summarise(recoveries),
    serverErrors,
    checks,
    controlFound,
    succeeded: controlFound && serverErrors.length === 0 && isWhole,
  };
};

/** A report as lines for people. */
export const describeReport = (report: EndureReport): string[] => [
  `Database: ${report.database}. Killed: ${JSON.stringify(report.kills)}. Faults: ${report.faults.join(', ') || 'none'}`,
  `Acknowledged: ${JSON.stringify(report.acknowledged)}; ${report.refused} refused; ${report.restarts} restarts`,
  `Served again after ${report.recoveryMs.p50} ms (p50), at most ${report.recoveryMs.max} ms; ${report.recoveryMs.above10s} above 10 s`,
  `Control: a planted loss is ${report.controlFound ? 'found' : 'NOT FOUND'}`,
  ...[...new Set(report.serverErrors)].map((line) => `answered 500: ${line}`),
  ...report.checks.map(([name, wrong]) => `${wrong === 0 ? 'none' : String(wrong).padStart(4)}  ${name}`),
];
