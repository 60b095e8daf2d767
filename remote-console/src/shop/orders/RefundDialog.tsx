import {
  BooleanInput,
  CheckboxGroupInput,
  maxLength,
  NumberInput,
  required,
  TextInput,
  useEditContext,
  useNotify,
} from 'react-admin';
import { api } from 'shared/client';
import type { ConsoleOrder } from 'shared/contract';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { FormDialog } from '../../parts/FormDialog';
import { useWord } from '../../parts/use-word';
import { orderI18n } from './i18n';
import { leftOf, refundable } from './transitions';

interface Draft {
  lines: string[];
  amount: number | null;
  reason: string;
  restock: boolean;
}

interface Props {
  order: ConsoleOrder;
  /** The one line it begins with; all of them where it is left out. */
  line?: string | undefined;
  onClose: () => void;
}

/** Gives money and points back, for some lines or the whole order. */
export const RefundDialog = ({ order, line, onClose }: Props) => {
  const t = orderI18n.useT();
  const language = useLanguage();
  const word = useWord();
  const notify = useNotify();
  const { refetch } = useEditContext();
  const open = refundable(order);

  const refund = async ({ lines, amount, reason, restock }: Draft) => {
    // All of them is the whole order, delivery included.
    const some = lines.length < order.lines.length ? { lines } : {};
    const body = { ...some, ...(amount !== null && { amount }), reason, restock, version: order.version };
    await api.console.orders.refund({ params: { id: order._id }, body });
    notify(t('refunded'), { type: 'info' });
    await refetch();
    onClose();
  };
  const choices = open.map(({ _id, snapshot, qty }) => ({ id: _id, name: `${word(snapshot.name)} × ${qty}` }));
  return (
    <FormDialog<Draft>
      title={t(line ? 'refund' : 'refundAll')}
      lead={t('refundLead')}
      submit={t('refund')}
      tone="error"
      defaults={{ lines: line ? [line] : choices.map(({ id }) => id), amount: null, reason: '', restock: true }}
      onSubmit={refund}
      onClose={onClose}
    >
      {choices.length > 1 && (
        <CheckboxGroupInput
          source="lines"
          label={t('refundLines')}
          choices={choices}
          translateChoice={false}
          row={false}
          validate={required(t('noLines'))}
          helperText={false}
        />
      )}
      <NumberInput
        source="amount"
        label={t('amount')}
        min={0}
        max={leftOf(order)}
        helperText={t('amountHint', { left: formatWon(leftOf(order), language) })}
      />
      <TextInput source="reason" label={t('reason')} multiline minRows={2} validate={[required(), maxLength(500)]} />
      <BooleanInput source="restock" label={t('restock')} helperText={false} />
    </FormDialog>
  );
};
