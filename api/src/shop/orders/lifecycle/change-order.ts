import type { Order, PurchaseStatus } from 'shared/contract';
import { now } from '../../../platform/database/columns';
import type { Database } from '../../../platform/database/connect';
import { updateRow } from '../../../platform/database/rows';
import { nextVersion } from '../../next-version';
import { type PurchaseRow, purchases } from '../../purchases/table';
import { invalidateUnsentRefunds } from '../../refunds/manual-refunds';
import { orders } from '../table';
import type { OrderWithLines } from './lock-order';
import { getOrderStatus, isRequested } from './status';

interface OrderChange {
  /** The new status of each line that changes, by its id. */
  to?: ReadonlyMap<string, PurchaseStatus>;
  /** Other new values of lines, by their ids. */
  lines?: ReadonlyMap<string, Partial<PurchaseRow>>;
  order?: Parameters<typeof updateRow<typeof orders>>[3];
  /** The user who makes the change; null for a job or a payment provider. */
  by: string | null;
  reason?: string | null;
}

type History = Order['history'];

/** One entry if all lines change in the same way, otherwise one for each line. */
const toHistoryEntries = (
  before: PurchaseRow[],
  to: ReadonlyMap<string, PurchaseStatus>,
  { by, reason }: OrderChange,
): History => {
  const moves = before.flatMap(({ _id, status }) => {
    const next = to.get(_id);
    return next && next !== status ? [{ line: _id, from: status, to: next }] : [];
  });
  const [first] = moves;
  const isSame = moves.every(({ from, to: next }) => from === first?.from && next === first.to);
  const entry = { at: now(), by, reason: reason ?? null };
  if (first && isSame && moves.length === before.length) return [{ ...entry, ...first, line: null }];
  return moves.map((move) => ({ ...entry, ...move }));
};

/** Writes a change of an order and its lines; derives the status of the order from its lines and adds to its history. */
export const changeOrder = async (
  tx: Database,
  { order, lines }: OrderWithLines,
  change: OrderChange,
): Promise<OrderWithLines> => {
  const { to = new Map(), lines: values = new Map() } = change;
  const after: PurchaseRow[] = [];
  for (const line of lines) {
    const status = to.get(line._id);
    const set = { ...values.get(line._id), ...(status && { status }) };
    const isChanged = Object.keys(set).length > 0;
    after.push(isChanged ? await updateRow(tx, purchases, line._id, { ...set, ...nextVersion(purchases) }) : line);
  }
  const statuses = after.map(({ status }) => status);
  const row = await updateRow(tx, orders, order._id, {
    ...change.order,
    status: getOrderStatus(statuses),
    requested: statuses.some(isRequested),
    history: [...order.history, ...toHistoryEntries(lines, to, change)],
    ...nextVersion(orders),
  });
  if (change.order?.refundAccount) await invalidateUnsentRefunds(tx, order._id);
  return { order: row, lines: after };
};

/** Gives each of the lines the same value, by its id. */
export const toLineMap = <T>(lines: readonly { _id: string }[], value: T): Map<string, T> =>
  new Map(lines.map(({ _id }) => [_id, value]));
