import { useState } from 'react';
import { api } from 'shared/client';
import { formatDateLong, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { useNavigate } from 'shared/router';
import { type PaymentMethod, PaymentMethodField, selectMethod } from '../../checkout/PaymentMethodField';
import { useT } from './i18n';
import type { OrderResponse } from './order';
import { WinnerForm } from './WinnerForm';

interface WonLotPaymentProps extends OrderResponse {
  onDone: () => void;
}

/** The winner of a lot names the receiver and the method of payment. */
export const WonLotPayment = ({ order, methods, onDone }: WonLotPaymentProps) => {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const [chosenMethod, setChosenMethod] = useState<PaymentMethod | null>(null);
  const { _id: id, amounts, payment } = order;
  const method = selectMethod(methods, amounts.total, chosenMethod);
  return (
    <WinnerForm
      submitLabel={t('payWon', { total: formatWon(amounts.total, language) })}
      onSend={async (details) => {
        const { url } = await api.orders.pay({ params: { id }, body: { method, ...details } });
        if (url) return window.location.assign(url);
        onDone();
        void navigate(`/my/orders/${id}?placed=true`, { replace: true });
      }}
    >
      <PaymentMethodField methods={methods} method={method} onSelect={setChosenMethod}>
        {payment.bank && (
          <strong>
            {payment.bank.bank} {payment.bank.no} ({t('holder', { holder: payment.bank.holder })})
          </strong>
        )}
        {payment.dueAt && <span>{t('dueWon', { date: formatDateLong(payment.dueAt, language, true) })}</span>}
      </PaymentMethodField>
    </WinnerForm>
  );
};
