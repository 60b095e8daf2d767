import { and, asc, eq, gt, lte, not, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { updateRow } from '../../platform/database/rows';
import { hasUnpaidOrder } from '../../shop/index';
import { recomputeLot } from '../bids/recompute-lot';
import { findAnyProgram } from '../programs/queries';
import { closeLot, dayMs, type LotJobOptions } from './close-lot';
import { markDefaulted } from './payment';
import { isRunning } from './status';
import { publishLot } from './stream';
import { type WorkRow, works } from './table';

/** Days before the payment is due when the winner is reminded. */
const reminderDays = 2;
/** Delay (ms) between the end of a lot and its result: a bid received in time may still wait for the lock. */
export const graceMs = 3000;
const batchSize = 200;

/** Runs `act` for each lot in a transaction of its own, skipping lots locked by another process; returns the number found. */
const processEach = async (
  db: Database,
  due: ReturnType<typeof and>,
  act: (tx: Database, work: WorkRow) => Promise<unknown>,
): Promise<number> => {
  const ids = await db.select({ _id: works._id }).from(works).where(due).orderBy(asc(works._id)).limit(batchSize);
  for (const { _id } of ids)
    await db.transaction(async (tx) => {
      const [work] = await tx
        .select()
        .from(works)
        .where(and(eq(works._id, _id), due))
        .for('update', { skipLocked: true });
      if (work) await act(tx, work);
    });
  return ids.length;
};

/** The job of auctions: opens and closes lots, marks unpaid ones as defaulted and reminds winners (B6, B9, B10). */
export const processLots = async (db: Database, options: LotJobOptions) => {
  const { notifier, at = new Date() } = options;
  const ago = (ms: number) => new Date(at.getTime() - ms).toISOString();

  await processEach(
    db,
    and(eq(works.status, 'SCHEDULED'), works.visible, lte(works.openAt, ago(0))),
    async (tx, work) => {
      await recomputeLot(tx, work, await findAnyProgram(tx, work._program));
      await publishLot(tx, work._id);
    },
  );
  await processEach(db, and(isRunning, works.visible, lte(works.effectiveEndAt, ago(graceMs))), (tx, work) =>
    closeLot(tx, work, options),
  );
  // Lots with an unpaid order are left to the shop, which expires the order.
  await processEach(
    db,
    and(eq(works.status, 'SOLD'), lte(works.dueAt, ago(0)), not(hasUnpaidOrder(db, works._id))),
    (tx, work) => markDefaulted(tx, work._id),
  );
  await processEach(
    db,
    and(
      eq(works.status, 'SOLD'),
      gt(works.dueAt, ago(0)),
      lte(works.dueAt, ago(-reminderDays * dayMs)),
      sql`${works.remindedAt} is null`,
    ),
    async (tx, work) => {
      await updateRow(tx, works, work._id, { remindedAt: ago(0) });
      await notifier.notifyPaymentDue(tx, work);
    },
  );
};
