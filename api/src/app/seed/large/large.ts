import { eq, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { authors } from '../../../auction/authors/table';
import { bids } from '../../../auction/bids/table';
import { paddles } from '../../../auction/paddles/table';
import { programs } from '../../../auction/programs/table';
import { works } from '../../../auction/works/table';
import { buildGrid } from '../../../matching/fairs/grid';
import { fairs } from '../../../matching/fairs/table';
import { slotHolds } from '../../../matching/holds/table';
import { matchings } from '../../../matching/matchings/table';
import { participations } from '../../../matching/participations/table';
import { fairProducts, products } from '../../../matching/products/table';
import { schedules } from '../../../matching/schedules/table';
import { users } from '../../../members/users/table';
import type { Database } from '../../../platform/database/connect';
import { buildAuthor, buildLot, buildPaddle, buildProgram } from './auction';
import { buildFair, buildFairProduct, buildParticipation, buildProduct, buildSchedule } from './fair';
import { insertBatches, insertMany, type OnProgress } from './insert';
import { batchSize, buildId, sizes } from './names';
import { buildRequests } from './requests';
import { buildUser } from './users';

interface LargeSeedOptions {
  db: Database;
  /** Total accounts, including the participants of the fair. */
  members?: number;
  /** Total bids on all lots. */
  bidCount?: number;
  onProgress: OnProgress;
}

/** Lots inserted with their bids in one transaction. */
const lotsPerBatch = 10;

/**
 * Inserts many members, a large fair and a large auction in batches. Ids are the same in every run, so existing rows are
 * kept and an interrupted run is continued.
 */
export const seedLarge = async ({ db, members = sizes.users, bidCount = sizes.bids, onProgress }: LargeSeedOptions) => {
  const [admin] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.username, 'admin'));
  if (!admin) throw new Error('There are no demo accounts yet: let npm start fill the database first.');

  const fill = <T extends PgTable>(
    name: string,
    table: T,
    count: number,
    buildRow: (n: number) => InferInsertModel<T>,
  ) => insertBatches({ db, table, name, count, buildRow, onProgress });

  const now = Date.now();
  await fill('users', users, members, (n) => buildUser(n, admin.hash, now));
  await db.insert(fairs).values(buildFair(now)).onConflictDoNothing();
  const [fair] = await db
    .select()
    .from(fairs)
    .where(eq(fairs._id, buildId('F', 0)));
  if (!fair) throw new Error('The fair is missing.');
  const grid = buildGrid(fair);
  await fill('participants', participations, sizes.sellers + sizes.buyers, (n) => buildParticipation(fair, n));
  await fill('schedules', schedules, sizes.buyers, (n) => buildSchedule(fair, n, grid));
  await fill('products', products, sizes.sellers, (n) => buildProduct(fair, n));
  await fill('products of the fair', fairProducts, sizes.sellers, (n) => buildFairProduct(fair, n));

  const made = buildRequests(fair, grid);
  for (let from = 0; from < made.length; from += batchSize) {
    const some = made.slice(from, from + batchSize);
    await db.transaction(async (tx) => {
      const rows = some.map(({ matching }) => matching);
      const inserted = await insertMany(tx, matchings, rows);
      // A conflict is a bug of the generator, so it is not skipped.
      const holds = some.flatMap(({ matching, holds }) => (inserted.has(matching._id ?? '') ? holds : []));
      if (holds.length > 0) await tx.insert(slotHolds).values(holds);
    });
    onProgress('requests', Math.min(from + batchSize, made.length), made.length);
  }

  await fill('authors', authors, sizes.authors, (n) => buildAuthor(n, now));
  await db.insert(programs).values(buildProgram(now)).onConflictDoNothing();
  await fill('paddles', paddles, sizes.paddles, (n) => buildPaddle(n, now, members));
  const bidsEach = Math.ceil(bidCount / sizes.lots);
  for (let from = 0; from < sizes.lots; from += lotsPerBatch) {
    const lots = Array.from({ length: lotsPerBatch }, (_, n) => buildLot(from + n, { now, members, bidsEach }));
    await db.transaction(async (tx) => {
      const rows = lots.map(({ work }) => work);
      const inserted = await insertMany(tx, works, rows);
      const placed = lots.flatMap(({ work, rows: placedBids }) => (inserted.has(work._id ?? '') ? placedBids : []));
      await insertMany(tx, bids, placed);
    });
    onProgress('bids', (from + lotsPerBatch) * bidsEach, sizes.lots * bidsEach);
  }
  // Update the statistics of the query planner.
  for (const table of [works, bids]) await db.execute(sql`analyze ${table}`);
};
