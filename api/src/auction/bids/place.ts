import { and, eq, inArray, isNull, ne, sql, sum } from 'drizzle-orm';
import type { BidType } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import { findAnyProgram } from '../programs/find';
import type { ProgramRow } from '../programs/table';
import { ladderOf, statusOf } from '../works/clock';
import { findWork, lockWork } from '../works/find';
import { publishLot } from '../works/stream';
import { type WorkRow, works } from '../works/table';
import type { AuctionTold } from '../works/told';
import { climb, minNextOf, refusalOf, type Standing } from './ladder';
import { recompute } from './recompute';
import { admitBidder, refuseAmount, refuseTime } from './refuse';
import { type BidRow, bids } from './table';

export interface Placing {
  work: string;
  user: string;
  amount: number;
  type: BidType;
  ip: string;
  /** When the request reached the server; by this it is in time or not, however long it waits for its turn (B1). */
  receivedAt: string;
  /** The bid that is to be raised. */
  raises?: string;
}

interface Means {
  told: AuctionTold;
}

interface Lot {
  work: WorkRow;
  program: ProgramRow;
}

export const standingOf = ({ currentPrice, leader, leaderMax }: WorkRow): Standing | null =>
  currentPrice === null || leader === null || leaderMax === null
    ? null
    : { price: currentPrice, leader, max: leaderMax };

/** What somebody would have to pay in a programme were they to win all that they lead or wait for. */
const checkCredit = async (tx: Database, limit: number | null, { work }: Lot, { user, amount }: Placing) => {
  if (limit === null) return;
  const [row] = await tx
    .select({ held: sum(works.leaderMax) })
    .from(works)
    .where(
      and(
        eq(works._program, work._program),
        eq(works.leader, user),
        ne(works._id, work._id),
        inArray(works.status, ['SCHEDULED', 'OPEN', 'SOLD']),
      ),
    );
  const [waiting] = await tx
    .select({ held: sum(bids.max) })
    .from(bids)
    .innerJoin(works, eq(works._id, bids._work))
    .where(
      and(
        eq(bids._user, user),
        eq(bids.status, 'ACCEPTED'),
        isNull(bids._raises),
        eq(works._program, work._program),
        ne(works._id, work._id),
      ),
    );
  if (Number(row?.held ?? 0) + Number(waiting?.held ?? 0) + amount > limit)
    fail('credit_limit', { values: { limit: limit.toLocaleString('ko-KR') }, answer: { creditLimit: limit } });
};

type Line = Pick<BidRow, 'alias' | '_paddle' | 'type' | 'price' | 'status' | '_raises'>;

/** One more line of the lot; times never run backwards along it. */
const write = async (tx: Database, { _id, seq }: WorkRow, placing: Placing, line: Line): Promise<BidRow> => {
  const last = sql`(select ${bids.at} from ${bids} where ${and(eq(bids._work, _id), eq(bids.seq, seq))})`;
  const [row] = await tx
    .insert(bids)
    .values({
      ...line,
      _work: _id,
      _user: placing.user,
      amount: placing.amount,
      max: placing.amount,
      seq: seq + 1,
      ip: placing.ip,
      at: sql`greatest(${placing.receivedAt}::timestamptz, ${last})`,
    })
    .returning();
  return row ?? fail('internal');
};

const raise = async (tx: Database, of: BidRow, { amount }: Placing): Promise<BidRow> => {
  const [row] = await tx.update(bids).set({ max: amount }).where(eq(bids._id, of._id)).returning();
  return row ?? fail('internal');
};

const change = async (tx: Database, { _id }: WorkRow, values: Partial<WorkRow>): Promise<WorkRow> => {
  const { price: _, ...columns } = values;
  const [row] = await tx.update(works).set(columns).where(eq(works._id, _id)).returning();
  return row ?? fail('internal');
};

type Bidder = Awaited<ReturnType<typeof admitBidder>>;

const findOwn = async (tx: Database, work: string, user: string, status: BidRow['status']) => {
  const [row] = await tx
    .select()
    .from(bids)
    .where(and(eq(bids._work, work), eq(bids._user, user), eq(bids.status, status), isNull(bids._raises)));
  return row ?? null;
};

/** Before the opening: kept, and bid for its owner once the lot opens. Nobody learns of it, not even that it is there. */
const placeAbsentee = async (tx: Database, lot: Lot, placing: Placing, { paddle, alias }: Bidder) => {
  const { work, program } = lot;
  if (placing.type !== 'ABSENTEE' || work.status !== 'SCHEDULED') return refuseTime(work, program);
  const rules = ladderOf(work, program);
  const own = await findOwn(tx, work._id, placing.user, 'ACCEPTED');
  const standing = own && { price: minNextOf(rules, null), leader: placing.user, max: own.max };
  const refusal = refusalOf(rules, standing, { ...placing, auto: true });
  if (refusal) return refuseAmount(refusal, { rules, amount: placing.amount, ...lot });
  await checkCredit(tx, paddle.creditLimit, lot, placing);
  const line = { alias, _paddle: paddle._id, type: 'ABSENTEE' as const, price: null, status: 'ACCEPTED' as const };
  const written = await write(tx, work, placing, { ...line, _raises: own?._id ?? null });
  const bid = own ? await raise(tx, own, placing) : written;
  return { bid, program, work: await change(tx, work, { seq: work.seq + 1 }) };
};

/** A bid in the last moments moves the end of its lot, and of no other (B5). */
const extended = ({ work, program }: Lot, receivedAt: string): Partial<WorkRow> => {
  const left = Date.parse(work.effectiveEndAt) - Date.parse(receivedAt);
  const { window, extension, maxExtensions } = program;
  if (left > window * 1000 || extension === 0 || work.extensions >= (maxExtensions ?? Number.POSITIVE_INFINITY))
    return {};
  const effectiveEndAt = new Date(Date.parse(work.effectiveEndAt) + extension * 1000).toISOString();
  return { effectiveEndAt, extensions: work.extensions + 1 };
};

const placeOpen = async (tx: Database, lot: Lot, placing: Placing, { paddle, alias }: Bidder, told: AuctionTold) => {
  const { work, program } = lot;
  const rules = ladderOf(work, program);
  const standing = standingOf(work);
  const offer = { user: placing.user, amount: placing.amount, auto: placing.type !== 'DIRECT' };
  const leading = standing?.leader === placing.user ? await findOwn(tx, work._id, placing.user, 'LEADING') : null;
  // What is to be raised no longer leads: whoever meant to raise it is told the price of now.
  if (placing.raises && placing.raises !== leading?._id)
    refuseAmount('TOO_LOW', { rules, amount: placing.amount, ...lot });
  const refusal = refusalOf(rules, standing, offer);
  if (refusal) refuseAmount(refusal, { rules, amount: placing.amount, ...lot });
  await checkCredit(tx, paddle.creditLimit, lot, placing);

  const { outcome, standing: after } = climb(rules, standing, offer);
  const rung = { currentPrice: after.price, leader: after.leader, leaderMax: after.max, seq: work.seq + 1 };
  // Before opening it was a bid for its owner up to an amount, and that it stays if it comes a moment later.
  const type = placing.type === 'ABSENTEE' ? 'AUTO' : placing.type;
  const line = { alias, _paddle: paddle._id, type };
  if (outcome === 'RAISED' && leading) {
    await write(tx, work, placing, { ...line, price: null, status: 'ACCEPTED', _raises: leading._id });
    return { bid: await raise(tx, leading, placing), program, work: await change(tx, work, rung) };
  }
  const led = outcome === 'LED';
  if (led)
    await tx
      .update(bids)
      .set({ status: 'OUTBID' })
      .where(and(eq(bids._work, work._id), eq(bids.status, 'LEADING')));
  const status = led ? ('LEADING' as const) : ('OUTBID' as const);
  const bid = await write(tx, work, placing, { ...line, price: after.price, status, _raises: null });
  const moved = await change(tx, work, {
    ...rung,
    ...(led ? { leaderAlias: alias } : {}),
    ...extended(lot, placing.receivedAt),
    bidCount: work.bidCount + 1,
  });
  if (led && standing) await told.outbid(tx, { user: standing.leader, work: moved, bid: bid._id });
  return { bid, program, work: moved };
};

/** Takes a bid, or refuses it (B1–B5). Everything about the lot is judged while it is locked. */
export const placeBid = async (tx: Database, placing: Placing, { told }: Means) => {
  const seen = await findWork(tx, placing.work);
  const program = await findAnyProgram(tx, seen._program);
  const bidder = await admitBidder(tx, placing.user, program, true);
  if (seen._consignor === placing.user) fail('own_lot');
  const work = await lockWork(tx, seen._id);
  const status = statusOf(work, placing.receivedAt);
  if (status === 'SCHEDULED') return placeAbsentee(tx, { work, program }, placing, bidder);
  if (status !== 'OPEN') return refuseTime(work, program);
  const opened = work.status === 'SCHEDULED' ? await recompute(tx, work, program) : work;
  const placed = await placeOpen(tx, { work: opened, program }, placing, bidder, told);
  await publishLot(tx, work._id);
  return placed;
};
