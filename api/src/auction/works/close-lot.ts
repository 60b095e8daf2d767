import { and, eq, inArray, sql } from 'drizzle-orm';
import { calculateDue } from 'shared/format';
import type { Database } from '../../platform/database/connect';
import { hourMs } from '../../platform/define-domain';
import { throwApiError } from '../../platform/http/errors';
import type { WonLot } from '../../shop/index';
import { recomputeLot } from '../bids/recompute-lot';
import { bids } from '../bids/table';
import { findAnyProgram } from '../programs/queries';
import type { ProgramRow } from '../programs/table';
import { findThumbs } from './files';
import type { AuctionNotifier } from './notifications';
import { isRunning } from './status';
import { publishLot } from './stream';
import { type WorkRow, works } from './table';

export const dayMs = 24 * hourMs;
/** Days a winner has to pay (B10). */
const paymentDays = 7;

export interface LotJobOptions {
  notifier: AuctionNotifier;
  /** Creates the order of a won lot, in the transaction that closes it. */
  onSold: (tx: Database, lot: WonLot) => Promise<unknown>;
  /** The current time; overridden in tests and seeds. */
  at?: Date;
}

const calculateResult = (price: number, { premium, vatRate }: ProgramRow, at: Date) => {
  const dueAt = new Date(at.getTime() + paymentDays * dayMs).toISOString();
  return { hammer: price, ...calculateDue(price, premium, vatRate), dueAt };
};

const setFinalBidStatus = (tx: Database, work: string, isSold: boolean) =>
  tx
    .update(bids)
    .set({ status: isSold ? sql`case when ${bids.status} = 'LEADING' then 'WON' else 'LOST' end` : 'LOST' })
    .where(and(eq(bids._work, work), inArray(bids.status, ['LEADING', 'OUTBID']), sql`${bids._raises} is null`));

/** Writes the result of a locked lot whose end has passed, notifies the winner and calls `onSold` (B9). */
export const closeLot = async (tx: Database, found: WorkRow, { notifier, onSold, at = new Date() }: LotJobOptions) => {
  const program = await findAnyProgram(tx, found._program);
  // Without a bid or a job run since the opening the lot is still SCHEDULED; absentee bids count nevertheless.
  const work = found.status === 'SCHEDULED' ? await recomputeLot(tx, found, program) : found;
  const { leader, currentPrice, reservePrice } = work;
  const isSold = leader !== null && currentPrice !== null && currentPrice >= (reservePrice ?? 0);
  await setFinalBidStatus(tx, work._id, isSold);
  const result = isSold ? calculateResult(currentPrice, program, at) : null;
  const [closed] = await tx
    .update(works)
    .set(isSold ? { status: 'SOLD', winner: leader, result, dueAt: result?.dueAt ?? null } : { status: 'UNSOLD' })
    .where(and(eq(works._id, work._id), isRunning))
    .returning();
  if (!closed) return throwApiError('wrong_state');
  await publishLot(tx, work._id);
  if (!result || leader === null) return;
  await notifier.notifyWon(tx, closed);
  const { total: _, ...amounts } = result;
  const thumb = (await findThumbs(tx, [closed._id])).get(closed._id) ?? null;
  await onSold(tx, { work: closed, user: leader, title: closed.title, thumb, ...amounts });
};
