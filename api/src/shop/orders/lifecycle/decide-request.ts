import type { contract, PurchaseStatus } from 'shared/contract';
import type { z } from 'zod';
import { now } from '../../../platform/database/columns';
import type { Database } from '../../../platform/database/connect';
import type { PurchaseRow } from '../../purchases/table';
import { notifyBuyer } from '../notifications';
import type { OrderServices } from '../services';
import { changeOrder, toLineMap } from './change-order';
import type { OrderWithLines } from './lock-order';
import { refundOrder } from './refund-order';
import { requestStatuses, throwWrongState } from './status';

type Decision = z.output<(typeof contract)['console']['orders']['decide']['body']>;

/** Grants or rejects a request as an administrator (S9). Throws `wrong_state` if the line has no undecided request. */
export const decideRequest = async (
  tx: Database,
  services: OrderServices,
  locked: OrderWithLines,
  { line, by, granted, reason, amount, restock }: Omit<Decision, 'version'> & { line: PurchaseRow; by: string },
) => {
  const { request } = line;
  if (!request || request.decidedAt || line.status !== requestStatuses[request.kind])
    return throwWrongState(locked.order);
  if (granted && request.kind !== 'EXCHANGE')
    return refundOrder(tx, services, locked, { lines: [line._id], amount, reason, restock, by });
  const to: PurchaseStatus = granted ? 'EXCHANGED' : request.from;
  const decided = { ...request, decidedAt: now(), reject: granted ? null : reason };
  const after = await changeOrder(tx, locked, {
    to: toLineMap([line], to),
    // The days in which exchanged goods can be returned start again.
    lines: toLineMap([line], { request: decided, ...(granted && { deliveredAt: now() }) }),
    by,
    reason,
  });
  if (!granted)
    await notifyBuyer(tx, services.messenger, locked.order, {
      template: 'order.refused',
      values: () => ({ reason }),
      key: `refused:${line._id}:${line.version}`,
    });
  return after;
};
