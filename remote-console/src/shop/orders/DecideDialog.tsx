import {
  BooleanInput,
  maxLength,
  NumberInput,
  required,
  TextInput,
  useEditContext,
  useNotify,
  useTranslate,
} from 'react-admin';
import { api } from 'shared/client';
import type { ConsoleOrder } from 'shared/contract';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { FormDialog } from '../../parts/FormDialog';
import { orderI18n } from './i18n';
import { leftOf } from './transitions';

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

/** Grants or refuses what a buyer asks for; either way they read why. */
export const DecideDialog = ({ order, line, granted, onClose }: Props) => {
  const t = orderI18n.useT();
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const { refetch } = useEditContext();
  const exchange = line.request?.kind === 'EXCHANGE';
  const kind = translate(`resources.shop/orders.request.${line.request?.kind}`);
  const gives = granted && !exchange;

  const decide = async ({ reason, amount, restock }: Draft) => {
    const body = {
      granted,
      reason,
      ...(gives && { restock }),
      ...(gives && amount !== null && { amount }),
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
      lead={t(granted ? (exchange ? 'exchangeLead' : 'grantLead') : 'refuseLead')}
      submit={t(granted ? 'grant' : 'refuse')}
      tone={granted ? 'primary' : 'error'}
      defaults={{ reason: '', amount: null, restock: true }}
      onSubmit={decide}
      onClose={onClose}
    >
      <TextInput source="reason" label={t('reason')} multiline minRows={3} validate={[required(), maxLength(500)]} />
      {gives && (
        <>
          <NumberInput
            source="amount"
            label={t('amount')}
            min={0}
            max={leftOf(order)}
            helperText={t('amountHint', { left: formatWon(leftOf(order), language) })}
          />
          <BooleanInput source="restock" label={t('restock')} helperText={false} />
        </>
      )}
    </FormDialog>
  );
};
