import { useEditContext } from 'react-admin';
import { api } from 'shared/client';
import type { ConsoleOrder } from 'shared/contract';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { useDialogCall } from '../../components/hooks/use-dialog-call';
import { ReasonInput } from '../../components/inputs/ReasonInput';
import { orderI18n } from './i18n';
import { OrderLinesInput } from './OrderLinesInput';
import { getRefundableLines } from './order-actions';
import { RefundAmountInput, RestockInput } from './RefundInputs';

interface Draft {
  lines: string[];
  amount: number | null;
  reason: string;
  restock: boolean;
}

interface Props {
  order: ConsoleOrder;
  /** The line that is chosen at first; all lines by default. */
  lineId?: string | undefined;
  onClose: () => void;
}

/** Refunds money and points for some lines or the whole order. */
export const RefundDialog = ({ order, lineId, onClose }: Props) => {
  const t = orderI18n.useT();
  const run = useDialogCall(onClose, useEditContext().refetch);
  const refundableLines = getRefundableLines(order);

  const refund = ({ lines, amount, reason, restock }: Draft) => {
    // Without lines the whole order is refunded, including delivery.
    const selection = lines.length < order.lines.length ? { lines } : {};
    const body = { ...selection, ...(amount !== null && { amount }), reason, restock, version: order.version };
    return run(api.console.orders.refund({ params: { id: order._id }, body }), t('refunded'));
  };
  return (
    <FormDialog<Draft>
      title={t(lineId ? 'refund' : 'refundAll')}
      lead={t('refundLead')}
      submit={t('refund')}
      tone="error"
      defaults={{
        lines: lineId ? [lineId] : refundableLines.map(({ _id }) => _id),
        amount: null,
        reason: '',
        restock: true,
      }}
      onSubmit={refund}
      onClose={onClose}
    >
      <OrderLinesInput lines={refundableLines} label={t('refundLines')} />
      <RefundAmountInput order={order} />
      <ReasonInput minRows={2} />
      <RestockInput />
    </FormDialog>
  );
};
