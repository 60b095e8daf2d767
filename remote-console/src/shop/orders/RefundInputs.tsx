import { BooleanInput, NumberInput } from 'react-admin';
import type { ConsoleOrder } from 'shared/contract';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { orderI18n } from './i18n';
import { getRefundableAmount } from './order-actions';

/** The amount of a refund in KRW; if it is left empty, the API refunds the price of the goods. */
export const RefundAmountInput = ({ order }: { order: ConsoleOrder }) => {
  const t = orderI18n.useT();
  const language = useLanguage();
  const amount = getRefundableAmount(order);
  return (
    <NumberInput
      source="amount"
      label={t('amount')}
      min={0}
      max={amount}
      helperText={t('amountHint', { left: formatWon(amount, language) })}
    />
  );
};

/** Whether the refunded items return to stock. */
export const RestockInput = () => {
  const t = orderI18n.useT();
  return <BooleanInput source="restock" label={t('restock')} helperText={false} />;
};
