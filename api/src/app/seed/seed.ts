import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createMessenger } from '../../members/messages/tell';
import { createDemoUsers } from '../../members/users/demo';
import { scopesOf, users } from '../../members/users/table';
import { createKeys } from '../../platform/auth/keys';
import { createTokens } from '../../platform/auth/tokens';
import type { Connection, Database } from '../../platform/database/connect';
import { documents } from '../../platform/documents/table';
import { outbox } from '../../platform/mail/table';
import { placeWonLot } from '../../shop/orders/won-lots';
import { createShop } from '../../shop/trade';
import { seedAuction } from './auction';
import { seedCenter } from './center';
import { createCaller, createConsole } from './console';
import { seedLawyers, seedPractices, seedSetting } from './documents';
import { seedMeetings } from './meetings';
import { createMembers } from './members';
import { seedOrders, seedWonLots } from './orders';
import { seedLevels, seedPeople } from './people';
import { seedProducts } from './products';
import { seedBanners, seedBoards, seedFaqs, seedPopups, seedTerms } from './records';
import { seedShop } from './shop';
import { seedReviews } from './shop-reviews';

interface Seed {
  app: FastifyInstance;
  connection: Connection;
  /** Of the demo accounts. */
  password: string;
  /** The firm alone, without members, fairs, shop and auctions. */
  firmOnly?: boolean;
  log: (line: string) => void;
}

/** Any number that nothing else in this database locks. */
const lock = 7_406_343;

const tokenOf = async (db: Database, username: string) => {
  const [user] = await db.select().from(users).where(eq(users.username, username));
  if (!user) throw new Error(`Seed: the account ${username} is missing`);
  const claims = { sub: user._id, sid: 'seed', scope: scopesOf(user), type: user.type, name: user.name };
  return (await createTokens(createKeys(db)).sign(claims)).accessToken;
};

/** What the seed caused is told in the inboxes and the log; no mail and no text message leaves for it. */
const sendNothing = (db: Database) =>
  db.update(outbox).set({ status: 'SKIPPED', error: 'from the seed' }).where(eq(outbox.status, 'QUEUED'));

const isSeeded = async (db: Database) => {
  const { rows } = await db.execute<{ seeded: boolean }>(sql`select seeded from data_version`);
  return rows[0]?.seeded === true;
};

type Step = [name: string, act: () => Promise<unknown>];

/** Stage after stage; in each, the rows of steps go on beside each other, since each waits for the database most of the time. */
const goThrough = async (stages: Step[][][], log: Seed['log']) => {
  const count = stages.flat(2).length;
  let at = 0;
  for (const rows of stages)
    await Promise.all(
      rows.map(async (steps) => {
        for (const [name, act] of steps) {
          at += 1;
          log(`Seed ${at}/${count}: ${name}`);
          await act();
        }
      }),
    );
};

const fill = async ({ app, connection: { db }, password, firmOnly = false, log }: Seed) => {
  await createDemoUsers(db, password);
  const console = createConsole(app, await tokenOf(db, 'admin'));
  const as = async (username: string) => createCaller(app, await tokenOf(db, username), '/api/v1');
  const members = createMembers(app, db);
  const messenger = createMessenger({ publicUrl: '' });
  const shop = createShop({ messenger });
  const [setting] = await db.select({ key: documents.key }).from(documents).where(eq(documents.key, 'setting'));
  const ground: Step[] = [
    ['the firm', async () => setting || (await seedSetting(console))],
    ['levels', () => seedLevels(console)],
  ];
  const firm: Step[] = [
    ['practices', () => seedPractices(console)],
    ['lawyers', () => seedLawyers(console)],
    ['articles', () => seedBoards(console, db)],
    ['banners', () => seedBanners(console)],
    ['popups', () => seedPopups(console)],
    ['terms', () => seedTerms(console)],
    ['questions', () => seedFaqs(console)],
  ];
  const accounts: Step[] = [['members', async () => seedPeople(console, await as('admin'), db)]];
  const trade: Step[] = [
    ['the centre', () => seedCenter(console, as)],
    ['the shop', () => seedShop(console)],
    ['orders', () => seedOrders({ console, members, db, shop })],
    ['reviews', () => seedReviews({ console, members, db })],
  ];
  const matching: Step[] = [
    ['products', async () => seedProducts(members, await members.companies('SELLER'))],
    ['fairs', () => seedMeetings({ console, members, db })],
  ];
  // What is won becomes an order, of which there must be none when those of the shop are made.
  const auctions: Step[] = [
    ['auctions', () => seedAuction({ console, members, db, messenger, onSold: placeWonLot })],
    ['lots that were won', () => seedWonLots({ console, db })],
  ];
  await goThrough(firmOnly ? [[ground], [firm]] : [[ground], [firm, accounts], [trade, matching], [auctions]], log);
  await sendNothing(db);
  await db.execute(sql`update data_version set seeded = true`);
};

/**
 * Fills a new database with the fictional firm, through the console's own routes. Each step looks at what is there, so
 * one that was interrupted is taken up again. Processes that start together wait for the one that fills.
 */
export const seedOnFirstUse = async (seed: Seed): Promise<boolean> => {
  const { pool, db } = seed.connection;
  if (await isSeeded(db)) return false;
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = 0; set lock_timeout = 0`);
    await client.query('select pg_advisory_lock($1)', [lock]);
    if (await isSeeded(db)) return false;
    await fill(seed);
    return true;
  } finally {
    // With its connection goes its lock.
    client.release(true);
  }
};
