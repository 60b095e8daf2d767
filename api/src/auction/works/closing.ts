import { and, asc, eq, exists, gt, inArray, lte, not, sql } from 'drizzle-orm';
import type { FileRef, LocalisedText } from 'shared/contract';
import { dueFor } from 'shared/format';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import { orders } from '../../shop/orders/table';
import { recompute } from '../bids/recompute';
import { bids } from '../bids/table';
import { findAnyProgram } from '../programs/find';
import type { ProgramRow } from '../programs/table';
import { thumbsOf } from './files';
import { workDefaulted } from './payment';
import { publishLot } from './stream';
import { type WorkRow, works } from './table';
import type { AuctionTold } from './told';

const dayMs = 86_400_000;
/** How long a winner has to pay (B10). */
export const paymentDays = 7;
/** How long before that they are reminded. */
const reminderDays = 2;
/** A bid that came in time may still wait for its turn when its lot ends; the result is written after this (ms). */
export const graceMs = 3000;
const atOnce = 200;

/** A lot that was won, as an order is made of it. */
export interface Won {
  work: WorkRow;
  user: string;
  title: LocalisedText;
  thumb: FileRef | null;
  hammer: number;
  premium: number;
  vat: number;
  dueAt: string;
}

export interface Tending {
  told: AuctionTold;
  /** Makes an order of a won lot, in the transaction that closes it. */
  onSold: (tx: Database, won: Won) => Promise<unknown>;
  /** The clock; that of the process where it is left out. */
  at?: Date;
}

const runs = inArray(works.status, ['SCHEDULED', 'OPEN']);

/** Works through lots one by one, each in a transaction of its own; what another process holds is left to it. */
const each = async (
  db: Database,
  due: ReturnType<typeof and>,
  act: (tx: Database, work: WorkRow) => Promise<unknown>,
): Promise<number> => {
  const ids = await db.select({ _id: works._id }).from(works).where(due).orderBy(asc(works._id)).limit(atOnce);
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

const resultOf = (price: number, { premium, vatRate }: ProgramRow, at: Date) => {
  const dueAt = new Date(at.getTime() + paymentDays * dayMs).toISOString();
  return { hammer: price, ...dueFor(price, premium, vatRate), dueAt };
};

const settleBids = (tx: Database, work: string, isSold: boolean) =>
  tx
    .update(bids)
    .set({ status: isSold ? sql`case when ${bids.status} = 'LEADING' then 'WON' else 'LOST' end` : 'LOST' })
    .where(and(eq(bids._work, work), inArray(bids.status, ['LEADING', 'OUTBID']), sql`${bids._raises} is null`));

/** Fixes the result of a locked lot whose end has passed; a lot that has one is not due any more (B9). */
const close = async (tx: Database, found: WorkRow, { told, onSold, at = new Date() }: Tending) => {
  const program = await findAnyProgram(tx, found._program);
  // Nobody came by between its opening and its end; bids from before the opening count all the same.
  const work = found.status === 'SCHEDULED' ? await recompute(tx, found, program) : found;
  const { leader, currentPrice, reservePrice } = work;
  const isSold = leader !== null && currentPrice !== null && currentPrice >= (reservePrice ?? 0);
  await settleBids(tx, work._id, isSold);
  const result = isSold ? resultOf(currentPrice, program, at) : null;
  const [closed] = await tx
    .update(works)
    .set(isSold ? { status: 'SOLD', winner: leader, result, dueAt: result?.dueAt ?? null } : { status: 'UNSOLD' })
    .where(and(eq(works._id, work._id), runs))
    .returning();
  if (!closed) return fail('wrong_state');
  await publishLot(tx, work._id);
  if (!result || leader === null) return;
  await told.won(tx, closed);
  const { total: _, ...amounts } = result;
  const thumb = (await thumbsOf(tx, [closed._id])).get(closed._id) ?? null;
  await onSold(tx, { work: closed, user: leader, title: closed.title, thumb, ...amounts });
};

/** What the clock does at auctions: lots open, end one by one, and are paid for or not. */
export const tendAuction = async (db: Database, tending: Tending) => {
  const { told, at = new Date() } = tending;
  const ago = (ms: number) => new Date(at.getTime() - ms).toISOString();

  await each(db, and(eq(works.status, 'SCHEDULED'), works.visible, lte(works.openAt, ago(0))), async (tx, work) => {
    await recompute(tx, work, await findAnyProgram(tx, work._program));
    await publishLot(tx, work._id);
  });
  await each(db, and(runs, works.visible, lte(works.effectiveEndAt, ago(graceMs))), (tx, work) =>
    close(tx, work, tending),
  );
  // Where an order waits for the money, its end is the end of the sale; a payment may come at the same moment.
  const ordered = exists(
    db
      .select({ _id: orders._id })
      .from(orders)
      .where(and(eq(orders._work, works._id), eq(orders.status, 'PENDING_PAYMENT'))),
  );
  await each(db, and(eq(works.status, 'SOLD'), lte(works.dueAt, ago(0)), not(ordered)), (tx, work) =>
    workDefaulted(tx, work._id),
  );
  await each(
    db,
    and(
      eq(works.status, 'SOLD'),
      gt(works.dueAt, ago(0)),
      lte(works.dueAt, ago(-reminderDays * dayMs)),
      sql`${works.remindedAt} is null`,
    ),
    async (tx, work) => {
      await tx
        .update(works)
        .set({ remindedAt: ago(0) })
        .where(eq(works._id, work._id));
      await told.paymentDue(tx, work);
    },
  );
};
