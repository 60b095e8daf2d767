import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { createCaller } from './caller';
import { checkAll } from './checks';
import { type Party, runLoad } from './load';
import { startKillable, type Victim } from './product';

interface Endure {
  script: string;
  dataDir: string;
  port: number;
  kills: number;
  /** Fills the database of that address with the fair on which people meet. */
  fill: (databaseUrl: string) => Promise<void>;
  log: (line: string) => void;
}

const parties = 8;
const victims: Victim[] = ['api', 'database', 'both'];

const connect = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};

/** What a killed process was about to send waits until it is sure that it is gone; here it is. */
const drain = async (client: pg.Client, log: Endure['log']) => {
  const { rowCount } = await client.query(
    `update outbox set next_at = now() where status = 'QUEUED' and tries > 0 and next_at > now()`,
  );
  log(`${rowCount} mails were under way when a process was killed; their time is taken as over`);
  for (let left = -1; left !== 0; ) {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from outbox where status = 'QUEUED'`);
    if (rows[0]?.n === left) await client.query(`update outbox set next_at = now() where status = 'QUEUED'`);
    left = rows[0]?.n ?? 0;
    await delay(2000);
  }
};

/** Kills the API and PostgreSQL at random under load, and looks whether what was acknowledged is there. */
export const runEndure = async ({ script, dataDir, port, kills, fill, log }: Endure): Promise<boolean> => {
  log('Starting the API and its database (the first time it is filled)');
  const product = await startKillable({ script, dataDir, port });
  await fill(product.databaseUrl());
  const caller = createCaller(product.url);
  const before = await connect(product.databaseUrl());
  const chosen = async (role: string) =>
    (
      await before.query<{ id: string; username: string }>(
        `select u._id as id, username from participations p join users u on u._id = p._user
          where p.role = $1 and username like 'large-%' order by random() limit $2`,
        [role, parties],
      )
    ).rows;
  const people = { SELLER: await chosen('SELLER'), BUYER: await chosen('BUYER') };
  const { rows: fairs } = await before.query<{ id: string }>(
    `select _fair as id from participations p join users u on u._id = p._user where username like 'large-%' limit 1`,
  );
  // They want to be told by mail, so that there are mails to lose.
  await before.query(`update users set notifications = '{EMAIL}' where _id = any ($1)`, [
    [...people.SELLER, ...people.BUYER].map(({ id }) => id),
  ]);
  await before.end();
  const enter = async (rows: { id: string; username: string }[]) => {
    const entered: Party[] = [];
    for (const { id, username } of rows) entered.push({ id, headers: await caller.signIn(username, product.password) });
    return entered;
  };
  const { body } = await caller.ask('GET', '/api/v1/terms/form-consult', {});
  const { terms } = body as unknown as { terms: { version: number } };
  const [sellers, buyers] = [await enter(people.SELLER), await enter(people.BUYER)];

  let over = false;
  const fair = fairs[0]?.id ?? '';
  const load = runLoad({ caller, fair, sellers, buyers, edition: terms.version, isOver: () => over });
  for (let turn = 0; turn < kills; turn += 1) {
    await delay(2000 + Math.random() * 4000);
    const victim = victims[turn % victims.length] ?? 'api';
    log(`Kill ${turn + 1} of ${kills}: ${victim}`);
    product.kill[victim]();
    // Until somebody is answered again.
    await caller.ask('GET', '/api/v1/terms/form-consult', {});
  }
  await delay(3000);
  over = true;
  const done = await load;
  const { forms, requests, accepted, declined, messages, refused } = done;
  log(
    `Acknowledged: ${forms.length} forms, ${requests.size} requests, ${accepted.size} acceptances, ${declined.length} refusals, ${messages.length} messages (${refused} more were not possible); the API fell ${product.falls()} times`,
  );

  const client = await connect(product.databaseUrl());
  await drain(client, log);
  const checks = await checkAll(client, done, dataDir);
  await client.end();
  await product.stop();
  for (const [name, wrong] of checks) log(`${wrong === 0 ? 'none' : String(wrong).padStart(4)}  ${name}`);
  return checks.every(([, wrong]) => wrong === 0) && forms.length > 0 && accepted.size > 0;
};
