import { useState } from 'react';
import {
  accountFormsI18n,
  type ConsentTerms,
  findMissingConsents,
  formStyles,
  ProblemNotice,
  QueryBoundary,
  toConsents,
  useConsentTerms,
} from 'shared/account-forms';
import { api } from 'shared/client';
import { formatDateLong, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { useNavigate } from 'shared/router';
import { Button } from 'shared/ui';
import { toReceiver } from '../../checkout/checkout-values';
import { OrderConsents } from '../../checkout/OrderConsents';
import { orderTerms } from '../../checkout/order-terms';
import { type PaymentMethod, PaymentMethodField, selectMethod } from '../../checkout/PaymentMethodField';
import { ReceiverFields } from '../../checkout/ReceiverFields';
import { useReceiverForm } from '../../checkout/use-receiver-form';
import { useT } from './i18n';
import type { OrderResponse } from './order';

interface WonLotPaymentProps extends OrderResponse {
  onDone: () => void;
}

const WonLotForm = ({ order, methods, onDone, terms }: WonLotPaymentProps & { terms: ConsentTerms[] }) => {
  const t = useT();
  const formT = accountFormsI18n.useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const form = useReceiverForm();
  const [agreed, setAgreed] = useState<string[]>([]);
  const [chosenMethod, setChosenMethod] = useState<PaymentMethod | null>(null);
  const { amounts, payment } = order;
  const method = selectMethod(methods, amounts.total, chosenMethod);
  const pay = async () => {
    const { url } = await api.orders.pay({
      params: { id: order._id },
      body: { method, receiver: toReceiver(form.values, false), agreements: toConsents(terms, agreed) },
    });
    if (url) return window.location.assign(url);
    onDone();
    void navigate(`/my/orders/${order._id}?placed=true`, { replace: true });
  };
  const check = () => findMissingConsents(terms, agreed, formT('agreeFirst'));
  return (
    <form ref={form.formRef} className={formStyles.form} onSubmit={form.submit(pay, check)} noValidate>
      <ReceiverFields form={form} />
      <PaymentMethodField methods={methods} method={method} onSelect={setChosenMethod}>
        {payment.bank && (
          <strong>
            {payment.bank.bank} {payment.bank.no} ({t('holder', { holder: payment.bank.holder })})
          </strong>
        )}
        {payment.dueAt && <span>{t('dueWon', { date: formatDateLong(payment.dueAt, language, true) })}</span>}
      </PaymentMethodField>
      <OrderConsents terms={terms} agreed={agreed} setAgreed={setAgreed} form={form} />
      <div>
        <ProblemNotice cause={form.failure} />
        <Button type="submit" variant="primary" wide aria-disabled={form.busy || undefined}>
          {t('payWon', { total: formatWon(amounts.total, language) })}
        </Button>
      </div>
    </form>
  );
};

/** The winner of a lot names the receiver and the method of payment. */
export const WonLotPayment = (props: WonLotPaymentProps) => (
  <QueryBoundary query={useConsentTerms(orderTerms)}>
    {(terms) => <WonLotForm {...props} terms={terms} />}
  </QueryBoundary>
);
