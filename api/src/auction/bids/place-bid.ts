import { and, eq, inArray, isNull, ne, sql, sum } from 'drizzle-orm';
import type { BidType } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { findRow, updateRow } from '../../platform/database/rows';
import { throwApiError } from '../../platform/http/errors';
import { findAnyProgram } from '../programs/queries';
import type { ProgramRow } from '../programs/table';
import type { AuctionNotifier } from '../works/notifications';
import { findWork, lockWork } from '../works/queries';
import { getLadderRules, getStatus } from '../works/status';
import { publishLot, publishOwnBid } from '../works/stream';
import { type WorkRow, works } from '../works/table';
import { applyBid, findRefusal, getMinNextBid, type LadderState } from './ladder';
import { recomputeLot } from './recompute-lot';
import { refuseAmount, refuseClosedLot, requireBidder } from './refuse-bid';
import { type BidRow, bids, countChange } from './table';

export interface BidRequest {
  work: string;
  user: string;
  amount: number;
  type: BidType;
  ip: string;
  /** When the request reached the server. Decides whether the bid is in time, however long it waits for the lock (B1). */
  receivedAt: string;
  /** The bid to raise. */
  raises?: string;
}

interface LotWithProgram {
  work: WorkRow;
  program: ProgramRow;
}

const getLadderState = ({ currentPrice, leader, leaderMax }: WorkRow): LadderState | null =>
  currentPrice === null || leader === null || leaderMax === null
    ? null
    : { price: currentPrice, leader, maxBid: leaderMax };

/** Throws `credit_limit` when the maximum bids of a bidder in a programme would exceed the limit of the paddle (KRW). */
const assertCredit = async (
  tx: Database,
  limit: number | null,
  { work }: LotWithProgram,
  { user, amount }: BidRequest,
) => {
  if (limit === null) return;
  const [leading] = await tx
    .select({ total: sum(works.leaderMax) })
    .from(works)
    .where(
      and(
        eq(works._program, work._program),
        eq(works.leader, user),
        ne(works._id, work._id),
        inArray(works.status, ['SCHEDULED', 'OPEN', 'SOLD']),
      ),
    );
  const [absentee] = await tx
    .select({ total: sum(bids.max) })
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
  if (Number(leading?.total ?? 0) + Number(absentee?.total ?? 0) + amount > limit)
    throwApiError('credit_limit', { values: { limit: limit.toLocaleString('ko-KR') }, body: { creditLimit: limit } });
};

type BidColumns = Pick<BidRow, 'alias' | '_paddle' | 'type' | 'price' | 'status' | '_raises'>;

/** Inserts the next bid of a lot. Its time is never earlier than that of the previous bid. */
const insertBid = async (
  tx: Database,
  { _id, seq }: WorkRow,
  request: BidRequest,
  columns: BidColumns,
): Promise<BidRow> => {
  const last = sql`(select ${bids.at} from ${bids} where ${and(eq(bids._work, _id), eq(bids.seq, seq))})`;
  const [row] = await tx
    .insert(bids)
    .values({
      ...columns,
      _work: _id,
      _user: request.user,
      amount: request.amount,
      max: request.amount,
      seq: seq + 1,
      ip: request.ip,
      at: sql`greatest(${request.receivedAt}::timestamptz, ${last})`,
    })
    .returning();
  return row ?? throwApiError('internal');
};

const raiseBid = (tx: Database, { _id }: BidRow, { amount }: BidRequest) =>
  updateRow(tx, bids, _id, { max: amount, ...countChange() });

type Bidder = Awaited<ReturnType<typeof requireBidder>>;

const findOwnBid = (tx: Database, work: string, user: string, status: BidRow['status']) =>
  findRow(tx, bids, and(eq(bids._work, work), eq(bids._user, user), eq(bids.status, status), isNull(bids._raises)));

/** Before the opening: stores an absentee bid, applied when the lot opens and secret until then. */
const placeAbsenteeBid = async (tx: Database, lot: LotWithProgram, request: BidRequest, { paddle, alias }: Bidder) => {
  const { work, program } = lot;
  if (request.type !== 'ABSENTEE' || work.status !== 'SCHEDULED') return refuseClosedLot(work, program);
  const rules = getLadderRules(work, program);
  const previous = await findOwnBid(tx, work._id, request.user, 'ACCEPTED');
  const state = previous ? { price: getMinNextBid(rules, null), leader: request.user, maxBid: previous.max } : null;
  const refusal = findRefusal(rules, state, { ...request, auto: true });
  if (refusal) return refuseAmount(refusal, { rules, amount: request.amount, ...lot });
  await assertCredit(tx, paddle.creditLimit, lot, request);
  const columns = { alias, _paddle: paddle._id, type: 'ABSENTEE' as const, price: null, status: 'ACCEPTED' as const };
  const inserted = await insertBid(tx, work, request, { ...columns, _raises: previous?._id ?? null });
  const bid = previous ? await raiseBid(tx, previous, request) : inserted;
  return { bid, program, work: await updateRow(tx, works, work._id, { seq: work.seq + 1 }) };
};

/** Columns that extend the end of the lot after a late bid (B5); empty when it is not extended. */
const getExtension = ({ work, program }: LotWithProgram, receivedAt: string) => {
  const left = Date.parse(work.effectiveEndAt) - Date.parse(receivedAt);
  const { window, extension, maxExtensions } = program;
  if (left > window * 1000 || extension === 0 || work.extensions >= (maxExtensions ?? Number.POSITIVE_INFINITY))
    return {};
  const effectiveEndAt = new Date(Date.parse(work.effectiveEndAt) + extension * 1000).toISOString();
  return { effectiveEndAt, extensions: work.extensions + 1 };
};

const placeBidOnOpenLot = async (
  tx: Database,
  lot: LotWithProgram,
  request: BidRequest,
  { paddle, alias }: Bidder,
  notifier: AuctionNotifier,
) => {
  const { work, program } = lot;
  const rules = getLadderRules(work, program);
  const state = getLadderState(work);
  const offer = { user: request.user, amount: request.amount, auto: request.type !== 'DIRECT' };
  const leading = state?.leader === request.user ? await findOwnBid(tx, work._id, request.user, 'LEADING') : null;
  // The bid to raise no longer leads: refuse with the current price.
  if (request.raises && request.raises !== leading?._id)
    refuseAmount('TOO_LOW', { rules, amount: request.amount, ...lot });
  const refusal = findRefusal(rules, state, offer);
  if (refusal) refuseAmount(refusal, { rules, amount: request.amount, ...lot });
  await assertCredit(tx, paddle.creditLimit, lot, request);

  const { outcome, state: after } = applyBid(rules, state, offer);
  const priceColumns = { currentPrice: after.price, leader: after.leader, leaderMax: after.maxBid, seq: work.seq + 1 };
  // An absentee bid that arrives after the opening counts as an automatic one.
  const type = request.type === 'ABSENTEE' ? 'AUTO' : request.type;
  const columns = { alias, _paddle: paddle._id, type };
  if (outcome === 'RAISED' && leading) {
    await insertBid(tx, work, request, { ...columns, price: null, status: 'ACCEPTED', _raises: leading._id });
    return {
      bid: await raiseBid(tx, leading, request),
      program,
      work: await updateRow(tx, works, work._id, priceColumns),
    };
  }
  const isLeading = outcome === 'LED';
  if (isLeading)
    await tx
      .update(bids)
      .set({ status: 'OUTBID', ...countChange() })
      .where(and(eq(bids._work, work._id), eq(bids.status, 'LEADING')));
  const status = isLeading ? ('LEADING' as const) : ('OUTBID' as const);
  const bid = await insertBid(tx, work, request, { ...columns, price: after.price, status, _raises: null });
  const updated = await updateRow(tx, works, work._id, {
    ...priceColumns,
    ...(isLeading ? { leaderAlias: alias } : {}),
    ...getExtension(lot, request.receivedAt),
    bidCount: work.bidCount + 1,
  });
  if (isLeading && state) await notifier.notifyOutbid(tx, { user: state.leader, work: updated, bid: bid._id });
  return { bid, program, work: updated };
};

/** Places a bid or throws the reason of its refusal (B1–B5). The lot is locked meanwhile (B4). */
export const placeBid = async (tx: Database, request: BidRequest, { notifier }: { notifier: AuctionNotifier }) => {
  const found = await findWork(tx, request.work);
  const program = await findAnyProgram(tx, found._program);
  const bidder = await requireBidder(tx, request.user, program);
  if (found._consignor === request.user) throwApiError('own_lot');
  const work = await lockWork(tx, found._id);
  const status = getStatus(work, request.receivedAt);
  await publishOwnBid(tx, work._id, request.user);
  if (status === 'SCHEDULED') return placeAbsenteeBid(tx, { work, program }, request, bidder);
  if (status !== 'OPEN') return refuseClosedLot(work, program);
  const opened = work.status === 'SCHEDULED' ? await recomputeLot(tx, work, program) : work;
  const placed = await placeBidOnOpenLot(tx, { work: opened, program }, request, bidder, notifier);
  const { currentPrice, bidCount } = placed.work;
  // A maximum that is raised stays secret, so it is not announced either.
  if (bidCount !== work.bidCount || currentPrice !== work.currentPrice) await publishLot(tx, work._id);
  return placed;
};
