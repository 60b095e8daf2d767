import { eq } from 'drizzle-orm';
import type { Messenger } from '../../../members/index';
import { newId, now } from '../../../platform/database/columns';
import type { Database } from '../../../platform/database/connect';
import { throwApiError } from '../../../platform/http/errors';
import { coversLine } from '../../coupons/coupon-discount';
import { type CouponRow, coupons, userCoupons } from '../../coupons/table';
import { releaseOrderCoupon } from '../../coupons/user-coupons';
import { refunds } from '../../payments/table';
import { debitPoints, lockPoints } from '../../points/ledger';
import { returnPoints } from '../../points/return-points';
import type { PurchaseRow } from '../../purchases/table';
import { isRefundedByTransfer } from '../../refunds/refund-account';
import { askRefundAccount, notifyBuyer, toAmountValues } from '../notifications';
import { allocateAmount, reallocateCoupon } from '../pricing/allocate';
import type { OrderServices } from '../services';
import type { OrderRow } from '../table';
import { changeOrder } from './change-order';
import { getEarnedPoints } from './confirm-lines';
import type { OrderWithLines } from './lock-order';
import { canTransition, isClosed, throwWrongState } from './status';
import { countSold, restock } from './stock';

interface RefundInput {
  /** Ids; all lines that are not closed if left out. */
  lines?: string[] | undefined;
  /** KRW; what was paid for the lines if left out. */
  amount?: number | undefined;
  reason: string;
  restock?: boolean | undefined;
  by: string;
}

type LineValues = Map<string, Partial<PurchaseRow>>;

const sumLines = (lines: readonly PurchaseRow[], getValue: (line: PurchaseRow) => number) =>
  lines.reduce((total, line) => total + getValue(line), 0);

const findOrderCoupon = async (tx: Database, order: string): Promise<CouponRow | null> => {
  const [found] = await tx
    .select({ coupon: coupons })
    .from(userCoupons)
    .innerJoin(coupons, eq(coupons._id, userCoupons._coupon))
    .where(eq(userCoupons._order, order));
  return found?.coupon ?? null;
};

/** A line that was not shipped is cancelled, any other is returned. */
const getClosedStatus = ({ status }: PurchaseRow) => (canTransition(status, 'CANCELLED') ? 'CANCELLED' : 'RETURNED');

const findRefundedLines = ({ lines }: OrderWithLines, ids: string[] | undefined) => {
  const refunded = ids ? lines.filter(({ _id }) => ids.includes(_id)) : lines.filter(({ status }) => !isClosed(status));
  if (refunded.length === 0 || (ids && refunded.length < new Set(ids).size)) throwApiError('not_found');
  const closed = refunded.find((line) => !canTransition(line.status, getClosedStatus(line)));
  if (closed) throwApiError('wrong_state', { body: { status: closed.status, line: closed._id } });
  return refunded;
};

/** Withdraws the coupon from the lines that stay if they are below its minimum, or if none stays (S3). */
const withdrawCoupon = (lines: PurchaseRow[], refundedIds: ReadonlySet<string>, coupon: CouponRow | null) => {
  const open = lines.filter(({ status }) => !isClosed(status));
  const staying = open.filter(({ _id }) => !refundedIds.has(_id));
  if (!coupon || staying.length === 0) return { lines, isReleased: coupon !== null };
  const subtotal = sumLines(
    staying.filter((line) => coversLine(coupon, line)),
    ({ amount }) => amount,
  );
  if (subtotal >= coupon.minimum && subtotal > 0) return { lines, isReleased: false };
  const moved = reallocateCoupon(open, refundedIds);
  return {
    lines: lines.map((line) => moved.lines.find(({ _id }) => _id === line._id) ?? line),
    isReleased: moved.isReleased && coupon.kind !== 'SHIPPING',
  };
};

/** Takes back the points that confirmed lines earned, as far as the buyer still has them. */
const takeBackEarnedPoints = async (tx: Database, user: string, lines: PurchaseRow[]) => {
  for (const line of lines.filter(({ confirmedAt }) => confirmedAt !== null)) {
    const { balance, reserved } = await lockPoints(tx, user);
    const amount = Math.min(getEarnedPoints(line), balance - reserved);
    const cause = { type: 'PURCHASE' as const, _id: line._id, action: 'UNEARN' };
    if (amount > 0) await debitPoints(tx, { user, amount, reason: 'TAKE', cause });
  }
};

/** New values of all lines: coupon shares, and of the refunded ones (`amounts` in their order), refund and request. */
const toLineValues = (
  lines: PurchaseRow[],
  refunded: PurchaseRow[],
  amounts: number[],
  stock: LineValues,
): LineValues =>
  new Map(
    lines.map(({ _id, coupon, paid, request }) => {
      const at = refunded.findIndex((line) => line._id === _id);
      const decided = request && !request.decidedAt && { request: { ...request, decidedAt: now() } };
      const refund = at >= 0 && { refunded: amounts[at] ?? 0, ...decided };
      return [_id, { coupon, paid, ...stock.get(_id), ...refund }];
    }),
  );

interface Refund {
  _id: string;
  /** KRW. */
  amount: number;
  reason: string;
}

/** Tells the buyer about a cancellation, and asks for an account where one is missing; of money only once it is sent. */
const notifyRefund = async (tx: Database, messenger: Messenger, order: OrderRow, { _id, amount, reason }: Refund) => {
  if (order.status === 'CANCELLED')
    await notifyBuyer(tx, messenger, order, {
      template: 'order.cancelled',
      values: () => ({ reason }),
      key: 'cancelled',
    });
  else if (amount === 0)
    await notifyBuyer(tx, messenger, order, {
      template: 'order.refunded',
      values: (language) => ({ ...toAmountValues(amount)(language), reason }),
      key: `refund:${_id}`,
    });
  if (amount > 0 && isRefundedByTransfer(order)) await askRefundAccount(tx, messenger, order, { _id, amount });
};

/**
 * Refunds lines of a paid order: money, points, stock, and the coupon where it is withdrawn. Shipping is refunded with the
 * last line if nothing was shipped. Throws `wrong_state`, `not_found` for an unknown line, or `refund_exceeds` above what was
 * paid. The refund stays pending until its money is sent, by a job through the provider or by an administrator.
 */
export const refundOrder = async (
  tx: Database,
  { messenger, wonLots }: OrderServices,
  locked: OrderWithLines,
  input: RefundInput,
) => {
  const { order } = locked;
  const { by, reason } = input;
  if (order.paymentStatus !== 'PAID') throwWrongState(order);
  const ids = new Set(findRefundedLines(locked, input.lines).map(({ _id }) => _id));
  const { lines, isReleased } = withdrawCoupon(locked.lines, ids, await findOrderCoupon(tx, order._id));
  const refunded = lines.filter(({ _id }) => ids.has(_id));
  const to = new Map(refunded.map((line) => [line._id, getClosedStatus(line)] as const));
  const statuses = lines.map((line) => to.get(line._id) ?? line.status);

  const limit = order.paid - order.refunded;
  const paidForLines = sumLines(refunded, ({ paid }) => paid);
  const shipping = statuses.every((status) => status === 'CANCELLED')
    ? order.paid - sumLines(lines, ({ paid }) => paid)
    : 0;
  const amount = input.amount ?? Math.min(paidForLines + shipping, limit);
  if (amount > limit) throwApiError('refund_exceeds', { body: { limit } });
  const amounts = allocateAmount(
    Math.min(amount, paidForLines),
    refunded.map(({ paid }) => paid),
  );

  const stock = input.restock === false ? new Map() : await restock(tx, refunded);
  await countSold(tx, refunded, -1);
  const after = await changeOrder(tx, locked, {
    to,
    lines: toLineValues(lines, refunded, amounts, stock),
    order: {
      refunded: order.refunded + amount,
      ...(isReleased && { _coupon: null }),
      ...(statuses.every(isClosed) && { paymentStatus: 'REFUNDED' }),
    },
    by,
    reason,
  });

  if (isReleased) await releaseOrderCoupon(tx, order._id);
  const points = sumLines(refunded, (line) => line.points);
  const _id = newId();
  if (points > 0) await returnPoints(tx, { user: order._user, order: order._id, amount: points, key: _id });
  await takeBackEarnedPoints(
    tx,
    order._user,
    locked.lines.filter((line) => ids.has(line._id)),
  );
  if (order._work && statuses.every(isClosed)) await wonLots.onRefunded(tx, order._work);
  const channel = isRefundedByTransfer(order) ? 'TRANSFER' : 'PROVIDER';
  const status = amount === 0 ? 'DONE' : 'PENDING';
  const refund = { _id, _order: order._id, lines: [...ids], amount, points, reason, by };
  await tx.insert(refunds).values({ ...refund, channel, status });
  await notifyRefund(tx, messenger, after.order, { _id, amount, reason });
  return after;
};
