import { useEditContext, useTranslate } from 'react-admin';
import { api } from 'shared/client';
import type { ConsoleOrder } from 'shared/contract';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { useDialogCall } from '../../components/hooks/use-dialog-call';
import { ReasonInput } from '../../components/inputs/ReasonInput';
import { orderI18n } from './i18n';
import { RefundAmountInput, RestockInput } from './RefundInputs';

interface Draft {
  reason: string;
  amount: number | null;
  restock: boolean;
}

interface Props {
  order: ConsoleOrder;
  line: ConsoleOrder['lines'][number];
  granted: boolean;
  onClose: () => void;
}

/** Grants or refuses a buyer's request to cancel, return or exchange a line; the buyer reads the reason. */
export const RequestDecisionDialog = ({ order, line, granted, onClose }: Props) => {
  const t = orderI18n.useT();
  const translate = useTranslate();
  const run = useDialogCall(onClose, useEditContext().refetch);
  const isExchange = line.request?.kind === 'EXCHANGE';
  const kind = translate(`resources.shop/orders.request.${line.request?.kind}`);
  const isRefund = granted && !isExchange;

  const decide = ({ reason, amount, restock }: Draft) => {
    const body = {
      granted,
      reason,
      ...(isRefund && { restock }),
      ...(isRefund && amount !== null && { amount }),
      version: order.version,
    };
    return run(api.console.orders.decide({ params: { id: order._id, line: line._id }, body }), t('decided'));
  };
  return (
    <FormDialog<Draft>
      title={t(granted ? 'grantTitle' : 'refuseTitle', { kind })}
      lead={t(granted ? (isExchange ? 'exchangeLead' : 'grantLead') : 'refuseLead')}
      submit={t(granted ? 'grant' : 'refuse')}
      tone={granted ? 'primary' : 'error'}
      defaults={{ reason: '', amount: null, restock: true }}
      onSubmit={decide}
      onClose={onClose}
    >
      <ReasonInput />
      {isRefund && (
        <>
          <RefundAmountInput order={order} />
          <RestockInput />
        </>
      )}
    </FormDialog>
  );
};
