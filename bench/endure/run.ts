import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { createApiClient } from './api-client';
import { runChecks } from './checks';
import { type KillTarget, startKillableApi } from './killable-api';
import { type Party, runLoad } from './load';

interface EndureOptions {
  script: string;
  dataDir: string;
  port: number;
  kills: number;
  /** Fills the database with the fair of the test. */
  fill: (databaseUrl: string) => Promise<void>;
  log: (line: string) => void;
}

const parties = 8;
const killTargets: KillTarget[] = ['api', 'database', 'both'];

const connect = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
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

/** Kills the API and PostgreSQL repeatedly under load, then checks that nothing acknowledged is lost, incomplete or duplicated. Returns whether all checks passed. */
export const runEndure = async ({ script, dataDir, port, kills, fill, log }: EndureOptions): Promise<boolean> => {
  log('Starting the API and its database (the first start fills it)');
  const product = await startKillableApi({ script, dataDir, port });
  await fill(product.databaseUrl());
  const apiClient = createApiClient(product.url);
  const setup = await connect(product.databaseUrl());
  const pickMembers = async (role: string) =>
    (
      await setup.query<{ id: string; username: string }>(
        `select u._id as id, username from participations p join users u on u._id = p._user
          where p.role = $1 and username like 'large-%' order by random() limit $2`,
        [role, parties],
      )
    ).rows;
  const members = { SELLER: await pickMembers('SELLER'), BUYER: await pickMembers('BUYER') };
  const { rows: fairs } = await setup.query<{ id: string }>(
    `select _fair as id from participations p join users u on u._id = p._user where username like 'large-%' limit 1`,
  );
  // Turns on notifications by mail, so that mails are sent during the test.
  await setup.query(`update users set notifications = '{EMAIL}' where _id = any ($1)`, [
    [...members.SELLER, ...members.BUYER].map(({ id }) => id),
  ]);
  await setup.end();
  const signInAll = async (rows: { id: string; username: string }[]) => {
    const signedIn: Party[] = [];
    for (const { id, username } of rows)
      signedIn.push({ id, headers: await apiClient.signIn(username, product.password) });
    return signedIn;
  };
  const { body } = await apiClient.send('GET', '/api/v1/terms/form-consult', {});
  const { terms } = body as unknown as { terms: { version: number } };
  const [sellers, buyers] = [await signInAll(members.SELLER), await signInAll(members.BUYER)];

  let isOver = false;
  const fair = fairs[0]?.id ?? '';
  const load = runLoad({ client: apiClient, fair, sellers, buyers, termsVersion: terms.version, isOver: () => isOver });
  for (let round = 0; round < kills; round += 1) {
    await delay(2000 + Math.random() * 4000);
    const target = killTargets[round % killTargets.length] ?? 'api';
    log(`Kill ${round + 1} of ${kills}: ${target}`);
    product.kill[target]();
    // Waits until the API answers again.
    await apiClient.send('GET', '/api/v1/terms/form-consult', {});
  }
  await delay(3000);
  isOver = true;
  const acknowledged = await load;
  const { forms, requests, accepted, declined, messages, refused } = acknowledged;
  log(
    `Acknowledged: ${forms.length} forms, ${requests.size} requests, ${accepted.size} acceptances, ${declined.length} refusals, ${messages.length} messages (${refused} more were refused); the API was restarted ${product.restarts()} times`,
  );

  const client = await connect(product.databaseUrl());
  await drainOutbox(client, log);
  const checks = await runChecks(client, acknowledged, dataDir);
  await client.end();
  await product.stop();
  for (const [name, wrong] of checks) log(`${wrong === 0 ? 'none' : String(wrong).padStart(4)}  ${name}`);
  return checks.every(([, wrong]) => wrong === 0) && forms.length > 0 && accepted.size > 0;
};
