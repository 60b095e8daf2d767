import { useEditContext, useNotify, useTranslate } from 'react-admin';
import { api } from 'shared/client';
import type { ConsoleOrder } from 'shared/contract';
import { FormDialog } from '../../components/dialogs/FormDialog';
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
  const notify = useNotify();
  const { refetch } = useEditContext();
  const isExchange = line.request?.kind === 'EXCHANGE';
  const kind = translate(`resources.shop/orders.request.${line.request?.kind}`);
  const isRefund = granted && !isExchange;

  const decide = async ({ reason, amount, restock }: Draft) => {
    const body = {
      granted,
      reason,
      ...(isRefund && { restock }),
      ...(isRefund && amount !== null && { amount }),
      version: order.version,
    };
    await api.console.orders.decide({ params: { id: order._id, line: line._id }, body });
    notify(t('decided'), { type: 'info' });
    await refetch();
    onClose();
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
      <ReasonInput label={t('reason')} />
      {isRefund && (
        <>
          <RefundAmountInput order={order} />
          <RestockInput />
        </>
      )}
    </FormDialog>
  );
};
