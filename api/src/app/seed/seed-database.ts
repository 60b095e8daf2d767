import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { outboxSkipReasons } from 'shared/contract';
import { isAdministrator } from '../../members/users/administrators';
import { createDemoUsers } from '../../members/users/demo-users';
import { users } from '../../members/users/table';
import { now } from '../../platform/database/columns';
import type { Connection, Database } from '../../platform/database/connect';
import { documents } from '../../platform/documents/table';
import { outbox } from '../../platform/mail/table';
import { placeWonLot } from '../../shop/index';
import type { Domains } from '../domains';
import { seedAccounts, seedLevels } from './accounts';
import { seedAuction } from './auction';
import { seedConsultationHours, seedConsultations } from './consultations';
import { seedLawyers, seedPractices, seedSetting } from './documents';
import { seedMeetings } from './meetings';
import { createMembers } from './members';
import { seedNoticesAndQuestions } from './notices';
import { seedOrders, seedWonLots } from './orders';
import { seedProducts } from './products';
import { seedBanners, seedBoards, seedCases, seedFaqs, seedPopups, seedTerms } from './records';
import { seedShop } from './shop';
import { seedReviews } from './shop-reviews';

export interface SeedOptions {
  app: FastifyInstance;
  connection: Connection;
  domains: Domains;
  /** Password of the demo accounts. */
  password: string;
  /** Only the firm and an administrator, without members, fairs, shop and auctions. */
  firmOnly?: boolean;
  /** `share`: how much is done, from 0 to 1. */
  log: (line: string, share: number) => void;
}

/** Marks the queued mails and text messages as skipped. Inbox messages and the log stay. */
const skipDeliveries = (db: Database) =>
  db.update(outbox).set({ status: 'SKIPPED', error: outboxSkipReasons.seed }).where(eq(outbox.status, 'QUEUED'));

type Step = [name: string, act: () => Promise<unknown>];

/** Runs the stages one after another, and the rows of steps within a stage concurrently. */
const runStages = async (stages: Step[][][], log: SeedOptions['log']) => {
  const count = stages.flat(2).length;
  let at = 0;
  for (const rows of stages)
    await Promise.all(
      rows.map(async (steps) => {
        for (const [name, act] of steps) {
          log(`seed ${at + 1} of ${count}, ${name}`, at / count);
          at += 1;
          await act();
        }
      }),
    );
};

/** Fills the database through the routes of the API. Steps skip existing records, so an interrupted run is continued. */
export const seedDatabase = async ({
  app,
  connection: { db },
  domains: { shop, auction },
  password,
  firmOnly = false,
  log,
}: SeedOptions) => {
  await createDemoUsers(db, password, { administratorOnly: firmOnly });
  const members = createMembers(app, db);
  const console = await members.as(await members.find('admin'), '/api/console');
  const context = { console, members, db };
  const [setting] = await db.select({ key: documents.key }).from(documents).where(eq(documents.key, 'setting'));
  const ground: Step[] = [
    ['the firm', async () => setting || (await seedSetting(console))],
    ['levels', () => seedLevels(console)],
  ];
  const firm: Step[] = [
    ['practices', () => seedPractices(console)],
    ['lawyers', () => seedLawyers(console)],
    ['consultation hours', () => seedConsultationHours(console)],
    ['articles', () => seedBoards(context)],
    ['cases', () => seedCases(console)],
    ['banners', () => seedBanners(console)],
    ['popups', () => seedPopups(console)],
    ['terms', () => seedTerms(console)],
    ['questions', () => seedFaqs(console)],
  ];
  const accounts: Step[] = [['members', () => seedAccounts(context)]];
  const trade: Step[] = [
    ['the centre', () => seedNoticesAndQuestions(context)],
    ['consultations', () => seedConsultations(context)],
    ['the shop', () => seedShop(console)],
    ['orders', () => seedOrders({ ...context, orderServices: shop.orderServices })],
    ['reviews', () => seedReviews(context)],
  ];
  const matching: Step[] = [
    ['products', async () => seedProducts(members, await members.companies('SELLER'))],
    ['fairs', () => seedMeetings(context)],
  ];
  // After the shop: won lots become orders, and the shop's orders are seeded only into an empty table.
  const auctions: Step[] = [
    ['auctions', () => seedAuction({ ...context, notifier: auction.notifier, onSold: placeWonLot })],
    ['lots that were won', () => seedWonLots(context)],
  ];
  await runStages(firmOnly ? [[ground], [firm]] : [[ground], [firm, accounts], [trade, matching], [auctions]], log);
  await skipDeliveries(db);
  await db.transaction(async (tx) => {
    // Last, because the seed acts as the administrator. Whoever reads the log or the file knows the password.
    if (firmOnly) await tx.update(users).set({ passwordChangeRequiredAt: now() }).where(isAdministrator);
    await tx.execute(sql`update data_version set seeded = true`);
  });
};
