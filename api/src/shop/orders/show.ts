import { asc, inArray } from 'drizzle-orm';
import type { ConsoleOrder, Order, OwnPurchase, Purchase, PurchaseAction, paymentAlerts } from 'shared/contract';
import { purchaseActions, withdrawalDays } from 'shared/contract';
import { users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { paymentEvents, type RefundRow, refunds } from '../payments/table';
import { type PurchaseRow, purchases } from '../purchases/table';
import { reviews } from '../reviews/table';
import { canConfirm, earnedBy } from './confirm';
import { nextOf } from './direct';
import { actionStates } from './states';
import type { OrderRow } from './table';

const dayMs = 86_400_000;
type Named = Pick<OrderRow, 'orderNo' | 'placedAt' | 'kind'>;

/** Until then goods may be sent back; a lot of an auction may not. */
export const returnUntil = ({ deliveredAt }: PurchaseRow, { kind }: Pick<OrderRow, 'kind'>) =>
  deliveredAt === null || kind === 'AUCTION'
    ? null
    : new Date(Date.parse(deliveredAt) + withdrawalDays * dayMs).toISOString();

const canSendBack = (line: PurchaseRow, order: Named) => (returnUntil(line, order) ?? '') >= now();

export const actionsOn = (line: PurchaseRow, order: Named): PurchaseAction[] =>
  purchaseActions.filter((action) => {
    if (!actionStates[action].includes(line.status)) return false;
    if (order.kind === 'AUCTION') return action === 'CONFIRM';
    return action === 'RETURN' || action === 'EXCHANGE' ? canSendBack(line, order) : true;
  });

const reviewableStates = ['DELIVERED', 'CONFIRMED'];

const reviewedOf = async (db: Database, lines: PurchaseRow[]) => {
  const ids = lines.map(({ _id }) => _id);
  const rows = ids.length
    ? await db.select({ _purchase: reviews._purchase }).from(reviews).where(inArray(reviews._purchase, ids))
    : [];
  return new Set(rows.map(({ _purchase }) => _purchase));
};

const showLine = (line: PurchaseRow, { orderNo, placedAt }: Named, reviewed: ReadonlySet<string>): Purchase => ({
  ...line,
  orderNo,
  placedAt,
  reviewed: reviewed.has(line._id),
});

const showOwnLine = (line: PurchaseRow, order: Named, reviewed: ReadonlySet<string>): OwnPurchase => ({
  ...showLine(line, order, reviewed),
  actions: actionsOn(line, order),
  returnUntil: returnUntil(line, order),
  reviewable: reviewableStates.includes(line.status) && line._product !== null && !reviewed.has(line._id),
});

/** Lines as their buyer sees them, of any of their orders. */
export const showOwnLines = async (
  db: Database,
  rows: { line: PurchaseRow; order: Named }[],
): Promise<OwnPurchase[]> => {
  const reviewed = await reviewedOf(
    db,
    rows.map(({ line }) => line),
  );
  return rows.map(({ line, order }) => showOwnLine(line, order, reviewed));
};

const showRefund = ({ _id, lines, amount, points, reason, createdAt, status }: RefundRow) => ({
  _id,
  lines,
  amount,
  points,
  reason,
  at: createdAt,
  status,
});

const core = (order: OrderRow, given: RefundRow[]) => {
  const { items, discount, coupon, points, shipping, total, paid, refunded, ...row } = order;
  const { method, paymentStatus, provider, tid, dueAt, bank, paidAt } = order;
  return {
    ...row,
    amounts: { items, discount, coupon, points, shipping, total, paid, refunded },
    payment: { method, status: paymentStatus, provider, tid, paidAt, dueAt, bank },
    refunds: given.filter(({ _order }) => _order === order._id).map(showRefund),
  };
};

const readParts = async (db: Database, rows: OrderRow[]) => {
  const ids = rows.map(({ _id }) => _id);
  if (ids.length === 0) return { lines: [], given: [], reviewed: new Set<string>() };
  const lines = await db.select().from(purchases).where(inArray(purchases._order, ids)).orderBy(asc(purchases.line));
  const given = await db.select().from(refunds).where(inArray(refunds._order, ids)).orderBy(asc(refunds._id));
  return { lines, given, reviewed: await reviewedOf(db, lines) };
};

const orderActions = ({ status, kind }: OrderRow, lines: PurchaseRow[]): Order['actions'] => {
  if (status === 'PENDING_PAYMENT') return kind === 'AUCTION' ? ['PAY'] : ['PAY', 'CANCEL'];
  const canCancel = kind === 'SHOP' && lines.some((line) => actionStates.CANCEL.includes(line.status));
  return [...(canCancel ? (['CANCEL'] as const) : []), ...(lines.some(canConfirm) ? (['CONFIRM'] as const) : [])];
};

/** Orders as their buyer sees them. */
export const asBuyer = async (db: Database, rows: OrderRow[]): Promise<Order[]> => {
  const { lines, given, reviewed } = await readParts(db, rows);
  return rows.map((order) => {
    const own = lines.filter(({ _order }) => _order === order._id);
    return {
      ...core(order, given),
      lines: own.map((line) => showOwnLine(line, order, reviewed)),
      actions: orderActions(order, own),
      earns: own.reduce((total, line) => total + earnedBy(line), 0),
    };
  });
};

type Alert = (typeof paymentAlerts)[number];
const isAlert = (result: string): result is Alert => ['MISMATCH', 'LATE', 'UNKNOWN'].includes(result);

const alertsOf = async (db: Database, rows: OrderRow[]) => {
  const ids = rows.map(({ _id }) => _id);
  if (ids.length === 0) return [];
  return db.select().from(paymentEvents).where(inArray(paymentEvents._order, ids)).orderBy(asc(paymentEvents.at));
};

const peopleOf = async (db: Database, rows: OrderRow[]) => {
  const ids = [...new Set(rows.flatMap(({ _user, history }) => [_user, ...history.flatMap(({ by }) => by ?? [])]))];
  const { _id, name, username, email, phone } = users;
  const known = ids.length
    ? await db.select({ _id, name, username, email, phone }).from(users).where(inArray(users._id, ids))
    : [];
  return new Map(known.map((user) => [user._id, user]));
};

/** Orders as the firm sees them. */
export const asFirm = async (db: Database, rows: OrderRow[]): Promise<ConsoleOrder[]> => {
  const [{ lines, given, reviewed }, people, events] = [
    await readParts(db, rows),
    await peopleOf(db, rows),
    await alertsOf(db, rows),
  ];
  return rows.map((order) => {
    const own = lines.filter(({ _order }) => _order === order._id);
    return {
      ...core(order, given),
      user: people.get(order._user) ?? { _id: order._user, name: '', username: '', email: '', phone: '' },
      lines: own.map((line) => showLine(line, order, reviewed)),
      history: order.history.map((entry) => ({ ...entry, byName: people.get(entry.by ?? '')?.name ?? null })),
      alerts: events
        .filter(({ _order }) => _order === order._id)
        .flatMap(({ at, provider, tid, amount, result }) =>
          isAlert(result) ? [{ at, kind: result, provider, tid, amount }] : [],
        ),
      next: nextOf({ order, lines: own }),
    };
  });
};
