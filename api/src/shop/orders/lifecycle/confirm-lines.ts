import { now } from '../../../platform/database/columns';
import type { Database } from '../../../platform/database/connect';
import { creditPoints } from '../../points/ledger';
import type { PurchaseRow } from '../../purchases/table';
import { calculatePercent } from '../pricing/price-line';
import { changeOrder, toLineMap } from './change-order';
import type { OrderWithLines } from './lock-order';
import { actionStatuses, throwWrongState } from './status';

/** Points that a line earns: a percentage of what was paid with money and not refunded. */
export const getEarnedPoints = ({ paid, refunded, pointRate }: PurchaseRow) =>
  calculatePercent(paid - refunded, pointRate);

export const canConfirm = ({ status }: PurchaseRow) => actionStatuses.CONFIRM.includes(status);

/**
 * Confirms lines, by their buyer or (`by` null) by the job after the days of the setting; each line earns its points
 * once (S4). Throws `wrong_state` if a line cannot be confirmed.
 */
export const confirmLines = async (tx: Database, locked: OrderWithLines, lines: PurchaseRow[], by: string | null) => {
  if (lines.length === 0 || !lines.every(canConfirm)) throwWrongState(locked.order);
  const after = await changeOrder(tx, locked, {
    to: toLineMap(lines, 'CONFIRMED'),
    lines: toLineMap(lines, { confirmedAt: now() }),
    by,
  });
  for (const line of lines) {
    const amount = getEarnedPoints(line);
    const cause = { type: 'PURCHASE' as const, _id: line._id, action: 'EARN' };
    const memo = line.snapshot.name.ko;
    if (amount > 0) await creditPoints(tx, { user: locked.order._user, amount, reason: 'EARN', cause, memo });
  }
  return after;
};
