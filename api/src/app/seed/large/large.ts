import { eq, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { authors } from '../../../auction/authors/table';
import { bids } from '../../../auction/bids/table';
import { paddles } from '../../../auction/paddles/table';
import { programs } from '../../../auction/programs/table';
import { works } from '../../../auction/works/table';
import { fairs } from '../../../matching/fairs/table';
import { slotHolds } from '../../../matching/holds/table';
import { matchings } from '../../../matching/matchings/table';
import { participations } from '../../../matching/participations/table';
import { fairProducts, products } from '../../../matching/products/table';
import { schedules } from '../../../matching/schedules/table';
import { users } from '../../../members/users/table';
import type { Database } from '../../../platform/database/connect';
import { authorOf, lotOf, paddleOf, programRow } from './auction';
import { fairRow, placeOf, productOf, scheduleOf, shownOf, timesOf } from './fair';
import { insertMany } from './insert';
import { batchSize, idOf, sizes } from './names';
import { userOf } from './people';
import { requestsOf } from './requests';

interface Large {
  db: Database;
  /** Those of the fair among them. */
  members?: number;
  /** On all lots of the sale together. */
  bidCount?: number;
  /** How far it is: `done` of `total` rows of one kind. */
  onProgress: (name: string, done: number, total: number) => void;
}

/** Lots whose bids one transaction writes. */
const lotsAtOnce = 10;

const range = (count: number) => Array.from({ length: count }, (_, n) => n);

/**
 * Many members, and a fair as large as fairs become, in batches. Every row has the id that it has in every run: what is
 * there stays, and a run that was interrupted is taken up again.
 */
export const seedLarge = async ({ db, members = sizes.users, bidCount = sizes.bids, onProgress }: Large) => {
  const [admin] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.username, 'admin'));
  if (!admin) throw new Error('There are no demo accounts yet: let npm start fill the database first.');

  const fill = async <T extends PgTable>(
    name: string,
    table: T,
    count: number,
    rowOf: (n: number) => InferInsertModel<T>,
  ) => {
    for (let from = 0; from < count; from += batchSize) {
      const rows = range(Math.min(batchSize, count - from)).map((n) => rowOf(from + n));
      await insertMany(db, table, rows);
      onProgress(name, from + rows.length, count);
    }
  };

  const now = Date.now();
  await fill('users', users, members, (n) => userOf(n, admin.hash, now));
  await db.insert(fairs).values(fairRow(now)).onConflictDoNothing();
  const [fair] = await db
    .select()
    .from(fairs)
    .where(eq(fairs._id, idOf('F', 0)));
  if (!fair) throw new Error('The fair is missing.');
  const grid = timesOf(fair);
  await fill('participants', participations, sizes.sellers + sizes.buyers, (n) => placeOf(fair, n));
  await fill('schedules', schedules, sizes.buyers, (n) => scheduleOf(fair, n, grid));
  await fill('products', products, sizes.sellers, (n) => productOf(fair, n));
  await fill('products of the fair', fairProducts, sizes.sellers, (n) => shownOf(fair, n));

  const made = requestsOf(fair, grid);
  for (let from = 0; from < made.length; from += batchSize) {
    const some = made.slice(from, from + batchSize);
    await db.transaction(async (tx) => {
      const rows = some.map(({ matching }) => matching);
      const known = await insertMany(tx, matchings, rows);
      // A clash is a mistake of ours and must be heard, so nothing is skipped here.
      const holds = some.flatMap(({ matching, holds }) => (known.has(matching._id ?? '') ? holds : []));
      if (holds.length > 0) await tx.insert(slotHolds).values(holds);
    });
    onProgress('requests', Math.min(from + batchSize, made.length), made.length);
  }

  await fill('authors', authors, sizes.authors, (n) => authorOf(n, now));
  await db.insert(programs).values(programRow(now)).onConflictDoNothing();
  await fill('paddles', paddles, sizes.paddles, (n) => paddleOf(n, now, members));
  const bidsEach = Math.ceil(bidCount / sizes.lots);
  for (let from = 0; from < sizes.lots; from += lotsAtOnce) {
    const lots = range(lotsAtOnce).map((n) => lotOf(from + n, { now, members, bidsEach }));
    await db.transaction(async (tx) => {
      const rows = lots.map(({ work }) => work);
      const known = await insertMany(tx, works, rows);
      const placed = lots.flatMap(({ work, rows: own }) => (known.has(work._id ?? '') ? own : []));
      await insertMany(tx, bids, placed);
    });
    onProgress('bids', (from + lotsAtOnce) * bidsEach, sizes.lots * bidsEach);
  }
  // The planner is told at once how much there is now.
  for (const table of [works, bids]) await db.execute(sql`analyze ${table}`);
};
