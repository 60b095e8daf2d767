import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { newId } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { returnHeld } from '../coupons/hold';
import { covers } from '../coupons/rules';
import { type CouponRow, coupons, userCoupons } from '../coupons/table';
import { refunds } from '../payments/table';
import { giveBack } from '../points/give-back';
import { lockPoints, take } from '../points/ledger';
import type { PurchaseRow } from '../purchases/table';
import { applyChange, type Shop, type Whole } from './change';
import { earnedBy } from './confirm';
import { moveCoupon, shareOut } from './shares';
import { canGo, isOver } from './states';
import { countSold, restock } from './stock';
import { amountIn, tellBuyer } from './told';

interface Asked {
  /** Every line that is not over, where it is left out. */
  lines?: string[] | undefined;
  /** KRW instead of what the lines cost. */
  amount?: number | undefined;
  reason: string;
  restock?: boolean | undefined;
  by: string;
}

const sum = (lines: readonly PurchaseRow[], of: (line: PurchaseRow) => number) =>
  lines.reduce((total, line) => total + of(line), 0);

const couponOf = async (tx: Database, order: string): Promise<CouponRow | null> => {
  const [found] = await tx
    .select({ coupon: coupons })
    .from(userCoupons)
    .innerJoin(coupons, eq(coupons._id, userCoupons._coupon))
    .where(eq(userCoupons._order, order));
  return found?.coupon ?? null;
};

/** Goods that never left are cancelled, others come back. */
const endOf = ({ status }: PurchaseRow) => (canGo(status, 'CANCELLED') ? 'CANCELLED' : 'RETURNED');

const goingOf = ({ lines }: Whole, ids: string[] | undefined) => {
  const going = ids ? lines.filter(({ _id }) => ids.includes(_id)) : lines.filter(({ status }) => !isOver(status));
  if (going.length === 0 || (ids && going.length < new Set(ids).size)) fail('not_found');
  const stuck = going.find((line) => !canGo(line.status, endOf(line)));
  if (stuck) fail('wrong_state', { answer: { status: stuck.status, line: stuck._id } });
  return going;
};

/** Below its minimum a coupon is not earned by the lines that stay (S3). */
const withoutCoupon = (lines: PurchaseRow[], going: ReadonlySet<string>, coupon: CouponRow | null) => {
  const staying = lines.filter(({ _id, status }) => !going.has(_id) && !isOver(status));
  if (!coupon || staying.length === 0) return { lines, isFree: coupon !== null };
  const subtotal = sum(
    staying.filter((line) => covers(coupon, line)),
    ({ amount }) => amount,
  );
  if (subtotal >= coupon.minimum && subtotal > 0) return { lines, isFree: false };
  const alive = lines.filter(({ status }) => !isOver(status));
  const moved = moveCoupon(alive, going);
  return {
    lines: lines.map((line) => moved.lines.find(({ _id }) => _id === line._id) ?? line),
    isFree: moved.isFree && coupon.kind !== 'SHIPPING',
  };
};

/** Points that a confirmed line has earned go again, as far as they are still there. */
const takeEarned = async (tx: Database, user: string, lines: PurchaseRow[]) => {
  for (const line of lines.filter(({ confirmedAt }) => confirmedAt !== null)) {
    const { balance, reserved } = await lockPoints(tx, user);
    const amount = Math.min(earnedBy(line), balance - reserved);
    const cause = { type: 'PURCHASE' as const, _id: line._id, action: 'UNEARN' };
    if (amount > 0) await take(tx, { user, amount, reason: 'TAKE', cause });
  }
};

/**
 * Gives back what lines cost: money, points, and the coupon where it is not earned any more. The last line to be
 * cancelled takes the delivery with it, where nothing was ever sent.
 */
export const refund = async (tx: Database, { messenger, providers }: Shop, whole: Whole, asked: Asked) => {
  const { order } = whole;
  if (order.paymentStatus !== 'PAID') fail('wrong_state', { answer: { status: order.status } });
  const going = new Set(goingOf(whole, asked.lines).map(({ _id }) => _id));
  const { lines, isFree } = withoutCoupon(whole.lines, going, await couponOf(tx, order._id));
  const gone = lines.filter(({ _id }) => going.has(_id));
  const to = new Map(gone.map((line) => [line._id, endOf(line)] as const));
  const ends = lines.map((line) => to.get(line._id) ?? line.status);

  const limit = order.paid - order.refunded;
  const delivery = ends.every((status) => status === 'CANCELLED') ? order.paid - sum(lines, ({ paid }) => paid) : 0;
  const amount = asked.amount ?? Math.min(sum(gone, ({ paid }) => paid) + delivery, limit);
  if (amount > limit) fail('refund_exceeds', { answer: { limit } });
  const onLines = shareOut(
    Math.min(
      amount,
      sum(gone, ({ paid }) => paid),
    ),
    gone.map(({ paid }) => paid),
  );

  const stock = asked.restock === false ? new Map() : await restock(tx, gone);
  await countSold(tx, gone, -1);
  const values = new Map<string, Partial<PurchaseRow>>(
    lines.map(({ _id, coupon, paid, request }) => [
      _id,
      {
        coupon,
        paid,
        ...stock.get(_id),
        ...(going.has(_id) && {
          refunded: onLines[gone.findIndex((line) => line._id === _id)] ?? 0,
          ...(request && !request.decidedAt && { request: { ...request, decidedAt: new Date().toISOString() } }),
        }),
      },
    ]),
  );
  const isAll = ends.every(isOver);
  const after = await applyChange(tx, whole, {
    to,
    lines: values,
    order: {
      refunded: order.refunded + amount,
      ...(isFree && { _coupon: null }),
      ...(isAll && { paymentStatus: 'REFUNDED' }),
    },
    by: asked.by,
    reason: asked.reason,
  });

  if (isFree) await returnHeld(tx, order._id);
  const points = sum(gone, (line) => line.points);
  const _id = newId();
  if (points > 0) await giveBack(tx, { user: order._user, order: order._id, amount: points, key: _id });
  await takeEarned(
    tx,
    order._user,
    whole.lines.filter((line) => going.has(line._id)),
  );
  const isSent = amount === 0 || order.tid === null || !providers.named(order.provider)?.refund;
  await tx.insert(refunds).values({
    _id,
    _order: order._id,
    lines: [...going],
    amount,
    points,
    reason: asked.reason,
    by: asked.by,
    status: isSent ? 'DONE' : 'PENDING',
  });
  if (after.order.status === 'CANCELLED')
    await tellBuyer(tx, messenger, order, {
      template: 'order.cancelled',
      values: () => ({ reason: asked.reason }),
      key: 'cancelled',
    });
  else
    await tellBuyer(tx, messenger, order, {
      template: 'order.refunded',
      values: (language) => ({ ...amountIn(amount)(language), reason: asked.reason }),
      key: `refund:${_id}`,
    });
  return after;
};
