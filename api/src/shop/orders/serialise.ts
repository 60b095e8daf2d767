import { asc, inArray } from 'drizzle-orm';
import type { ConsoleOrder, Order, OwnPurchase, Purchase, PurchaseAction, paymentAlerts } from 'shared/contract';
import { purchaseActions } from 'shared/contract';
import { users, withMaskedPhone } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { paymentEvents, type RefundRow, refunds } from '../payments/table';
import { type PurchaseRow, purchases } from '../purchases/table';
import { needsRefundAccount, toMaskedAccount } from '../refunds/refund-account';
import { reviews } from '../reviews/table';
import { canConfirm, getEarnedPoints } from './lifecycle/confirm-lines';
import { getReturnDeadline, isReturnable } from './lifecycle/returns';
import { actionStatuses, isClosed } from './lifecycle/status';
import { getNextStatuses } from './lifecycle/update-order-status';
import type { OrderRow } from './table';

type OrderHeader = Pick<OrderRow, 'orderNo' | 'placedAt' | 'kind' | 'tid' | 'paid' | 'refunded' | 'refundAccount'>;

const getLineActions = (line: PurchaseRow, order: OrderHeader): PurchaseAction[] =>
  purchaseActions.filter((action) => {
    if (!actionStatuses[action].includes(line.status)) return false;
    if (order.kind === 'AUCTION') return action === 'CONFIRM';
    return action === 'RETURN' || action === 'EXCHANGE' ? isReturnable(line, order) : true;
  });

const reviewableStatuses = ['DELIVERED', 'CONFIRMED'];

const findReviewedLines = async (db: Database, lines: PurchaseRow[]) => {
  const ids = lines.map(({ _id }) => _id);
  const rows = await db.select({ _purchase: reviews._purchase }).from(reviews).where(inArray(reviews._purchase, ids));
  return new Set(rows.map(({ _purchase }) => _purchase));
};

const toPurchase = (
  line: PurchaseRow,
  { orderNo, placedAt }: OrderHeader,
  reviewed: ReadonlySet<string>,
): Purchase => ({
  ...line,
  orderNo,
  placedAt,
  reviewed: reviewed.has(line._id),
});

const toBuyerPurchase = (line: PurchaseRow, order: OrderHeader, reviewed: ReadonlySet<string>): OwnPurchase => ({
  ...toPurchase(line, order, reviewed),
  actions: getLineActions(line, order),
  returnUntil: getReturnDeadline(line, order),
  needsRefundAccount: needsRefundAccount(order),
  reviewable: reviewableStatuses.includes(line.status) && line._product !== null && !reviewed.has(line._id),
});

/** Lines of any orders of one buyer, as the buyer sees them. */
export const toBuyerPurchases = async (
  db: Database,
  rows: { line: PurchaseRow; order: OrderHeader }[],
): Promise<OwnPurchase[]> => {
  const lines = rows.map(({ line }) => line);
  const reviewed = await findReviewedLines(db, lines);
  return rows.map(({ line, order }) => toBuyerPurchase(line, order, reviewed));
};

const toRefund = ({ _id, lines, amount, points, reason, createdAt, channel, status, sentAt }: RefundRow) => ({
  _id,
  lines,
  amount,
  points,
  reason,
  at: createdAt,
  channel,
  status,
  sentAt,
});

export const toPayment = ({ method, paymentStatus, provider, tid, paidAt, dueAt, bank }: OrderRow) => ({
  method,
  status: paymentStatus,
  provider,
  tid,
  paidAt,
  dueAt,
  bank,
});

const toOrderCore = (order: OrderRow, refundRows: RefundRow[]) => {
  const { items, discount, coupon, points, shipping, total, paid, refunded, ...row } = order;
  return {
    ...row,
    amounts: { items, discount, coupon, points, shipping, total, paid, refunded },
    payment: toPayment(order),
    refundAccount: toMaskedAccount(order.refundAccount),
    refunds: refundRows.filter(({ _order }) => _order === order._id).map(toRefund),
  };
};

const findOrderParts = async (db: Database, rows: OrderRow[]) => {
  const ids = rows.map(({ _id }) => _id);
  const lines = await db.select().from(purchases).where(inArray(purchases._order, ids)).orderBy(asc(purchases.line));
  const refundRows = await db.select().from(refunds).where(inArray(refunds._order, ids)).orderBy(asc(refunds._id));
  return { lines, refundRows, reviewed: await findReviewedLines(db, lines) };
};

const getOrderActions = ({ status, kind }: OrderRow, lines: PurchaseRow[]): Order['actions'] => {
  if (status === 'PENDING_PAYMENT') return kind === 'AUCTION' ? ['PAY'] : ['PAY', 'CANCEL'];
  const canCancel = kind === 'SHOP' && lines.some((line) => actionStatuses.CANCEL.includes(line.status));
  return [...(canCancel ? (['CANCEL'] as const) : []), ...(lines.some(canConfirm) ? (['CONFIRM'] as const) : [])];
};

const sumPoints = (lines: PurchaseRow[]) => lines.reduce((total, line) => total + getEarnedPoints(line), 0);

/** Orders as their buyer sees them. */
export const toBuyerOrders = async (db: Database, rows: OrderRow[]): Promise<Order[]> => {
  const { lines, refundRows, reviewed } = await findOrderParts(db, rows);
  return rows.map((order) => {
    const orderLines = lines.filter(({ _order }) => _order === order._id);
    return {
      ...toOrderCore(order, refundRows),
      lines: orderLines.map((line) => toBuyerPurchase(line, order, reviewed)),
      actions: getOrderActions(order, orderLines),
      needsRefundAccount: needsRefundAccount(order),
      earns: sumPoints(orderLines.filter(({ status, confirmedAt }) => confirmedAt === null && !isClosed(status))),
      earned: sumPoints(orderLines.filter(({ confirmedAt }) => confirmedAt !== null)),
    };
  });
};

type Alert = (typeof paymentAlerts)[number];
const isAlert = (result: string): result is Alert => ['MISMATCH', 'LATE', 'UNKNOWN'].includes(result);

const findPaymentEvents = async (db: Database, rows: OrderRow[]) => {
  const ids = rows.map(({ _id }) => _id);
  return db.select().from(paymentEvents).where(inArray(paymentEvents._order, ids)).orderBy(asc(paymentEvents.at));
};

const findUsers = async (db: Database, rows: OrderRow[]) => {
  const ids = [...new Set(rows.flatMap(({ _user, history }) => [_user, ...history.flatMap(({ by }) => by ?? [])]))];
  const { _id, name, username, email, phone } = users;
  const userRows = await db.select({ _id, name, username, email, phone }).from(users).where(inArray(users._id, ids));
  return new Map(userRows.map((user) => [user._id, withMaskedPhone(user)]));
};

/** Orders as administrators see them. */
export const toConsoleOrders = async (db: Database, rows: OrderRow[]): Promise<ConsoleOrder[]> => {
  const [{ lines, refundRows, reviewed }, usersById, events] = [
    await findOrderParts(db, rows),
    await findUsers(db, rows),
    await findPaymentEvents(db, rows),
  ];
  return rows.map((order) => {
    const orderLines = lines.filter(({ _order }) => _order === order._id);
    return {
      ...toOrderCore(order, refundRows),
      user: usersById.get(order._user) ?? { _id: order._user, name: '', username: '', email: '', phone: '' },
      lines: orderLines.map((line) => toPurchase(line, order, reviewed)),
      history: order.history.map((entry) => ({ ...entry, byName: usersById.get(entry.by ?? '')?.name ?? null })),
      alerts: events
        .filter(({ _order }) => _order === order._id)
        .flatMap(({ at, provider, tid, amount, result }) =>
          isAlert(result) ? [{ at, kind: result, provider, tid, amount }] : [],
        ),
      next: getNextStatuses({ order, lines: orderLines }),
    };
  });
};

/** Orders as lists show them: the receiver's number is read with a single order, which is recorded. */
export const toListedOrders = async (db: Database, rows: OrderRow[]): Promise<ConsoleOrder[]> =>
  (await toConsoleOrders(db, rows)).map((order) => ({
    ...order,
    receiver: order.receiver && withMaskedPhone(order.receiver),
  }));
