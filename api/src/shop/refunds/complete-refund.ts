import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { updateRow } from '../../platform/database/rows';
import { nextVersion } from '../next-version';
import { notifyBuyer, toAmountValues } from '../orders/notifications';
import type { OrderServices } from '../orders/services';
import type { OrderRow } from '../orders/table';
import { type RefundRow, refunds } from '../payments/table';

interface Completion {
  order: OrderRow;
  refund: RefundRow;
  /** The administrator who sent the money; null for a provider. */
  by: string | null;
}

/** Records that the money of a refund was sent, and notifies the buyer. */
export const completeRefund = async (
  tx: Database,
  { messenger }: Pick<OrderServices, 'messenger'>,
  { order, refund: { _id, amount, reason, tries }, by }: Completion,
) => {
  const row = await updateRow(tx, refunds, _id, {
    status: 'DONE',
    tries: by === null ? tries + 1 : tries,
    error: null,
    sentAt: now(),
    sentBy: by,
    ...nextVersion(refunds),
  });
  await notifyBuyer(tx, messenger, order, {
    template: 'order.refunded',
    values: (language) => ({ ...toAmountValues(amount)(language), reason }),
    key: `refund:${_id}`,
  });
  return row;
};
