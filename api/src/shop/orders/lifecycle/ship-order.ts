import { now } from '../../../platform/database/columns';
import type { Database } from '../../../platform/database/connect';
import { throwApiError } from '../../../platform/http/errors';
import { notifyShipped } from '../notifications';
import type { OrderServices } from '../services';
import { changeOrder, toLineMap } from './change-order';
import type { OrderWithLines } from './lock-order';
import { assertHasReceiver, throwWrongState } from './status';
import { findMovableLines } from './update-order-status';

interface Shipment {
  /** Carrier. */
  company: string;
  /** Tracking number. */
  no: string;
  /** Ids; all lines if left out. */
  lines?: string[] | undefined;
  by: string;
}

/**
 * Ships the lines that can be shipped, and corrects the tracking number of those that are shipped already. Throws
 * `not_found` for an unknown line, `wrong_state` if a named line can be neither, `receiver_missing`.
 */
export const shipOrder = async (
  tx: Database,
  { messenger }: OrderServices,
  locked: OrderWithLines,
  { company, no, lines: ids, by }: Shipment,
) => {
  const named = ids ? locked.lines.filter(({ _id }) => ids.includes(_id)) : locked.lines;
  if (ids && named.length < new Set(ids).size) throwApiError('not_found');
  const waiting = findMovableLines(named, 'SHIPPED');
  const shipped = named.filter(({ status }) => status === 'SHIPPED' || status === 'EXCHANGED');
  const lines = waiting.length > 0 && !ids ? waiting : [...waiting, ...shipped];
  if (lines.length === 0 || (ids && lines.length < named.length)) throwWrongState(locked.order);
  assertHasReceiver(locked.order);
  const after = await changeOrder(tx, locked, {
    to: toLineMap(waiting, 'SHIPPED'),
    lines: toLineMap(lines, { tracking: { company, no, at: now() } }),
    by,
  });
  await notifyShipped(tx, messenger, after.order, { company, no });
  return after;
};
