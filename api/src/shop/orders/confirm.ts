import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { give } from '../points/ledger';
import type { PurchaseRow } from '../purchases/table';
import { applyChange, each, type Whole } from './change';
import { percentOf } from './pricing';
import { actionStates } from './states';

/** Points for what was paid with money, and kept. */
export const earnedBy = ({ paid, refunded, pointRate }: PurchaseRow) => percentOf(paid - refunded, pointRate);

export const canConfirm = ({ status }: PurchaseRow) => actionStates.CONFIRM.includes(status);

/** The buyer keeps the goods, or has let the days go by: now they earn their points, once a line (S4). */
export const confirmLines = async (tx: Database, whole: Whole, lines: PurchaseRow[], by: string | null) => {
  if (lines.length === 0 || !lines.every(canConfirm)) fail('wrong_state', { answer: { status: whole.order.status } });
  const after = await applyChange(tx, whole, {
    to: each(lines, 'CONFIRMED'),
    lines: each(lines, { confirmedAt: now() }),
    by,
  });
  for (const line of lines) {
    const amount = earnedBy(line);
    const cause = { type: 'PURCHASE' as const, _id: line._id, action: 'EARN' };
    if (amount > 0)
      await give(tx, { user: whole.order._user, amount, reason: 'EARN', cause, memo: line.snapshot.name.ko });
  }
  return after;
};
