import { useState } from 'react';
import { api } from 'shared/client';
import { formatDateLong, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { type AskedTerms, consentsOf, formStyles, PeopleLoaded, PeopleProblem, useTerms } from 'shared/people';
import { useNavigate } from 'shared/router';
import { Button } from 'shared/ui';
import { Agreement } from '../checkout/Agreement';
import { askedTerms } from '../checkout/asked-terms';
import { type Method, methodOf, Payment } from '../checkout/Payment';
import { ReceiverFields } from '../checkout/ReceiverFields';
import { useReceiver } from '../checkout/use-receiver';
import { receiverOf } from '../checkout/values';
import { useT } from './i18n';
import type { ReadOrder } from './types';

interface WonPaymentProps extends ReadOrder {
  onDone: () => void;
}

const Form = ({ order, methods, onDone, terms }: WonPaymentProps & { terms: AskedTerms[] }) => {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const form = useReceiver();
  const [agreed, setAgreed] = useState<string[]>([]);
  const [chosen, setChosen] = useState<Method | null>(null);
  const { amounts, payment } = order;
  const method = methodOf(methods, amounts.total, chosen);
  const pay = async () => {
    const { url } = await api.orders.pay({
      params: { id: order._id },
      body: { method, receiver: receiverOf(form.values, false), agreements: consentsOf(terms, agreed) },
    });
    if (url) return window.location.assign(url);
    onDone();
    void navigate(`/my/orders/${order._id}?placed=true`, { replace: true });
  };
  return (
    <form ref={form.form} className={formStyles.form} onSubmit={form.submit(pay)} noValidate>
      <ReceiverFields part={form} />
      <Payment methods={methods} method={method} onMethod={setChosen}>
        {payment.bank && (
          <strong>
            {payment.bank.bank} {payment.bank.no} ({t('holder', { holder: payment.bank.holder })})
          </strong>
        )}
        {payment.dueAt && <span>{t('dueWon', { date: formatDateLong(payment.dueAt, language, true) })}</span>}
      </Payment>
      <Agreement terms={terms} agreed={agreed} onAgreed={setAgreed} form={form} />
      <div>
        <PeopleProblem cause={form.failure} />
        <Button type="submit" variant="primary" wide aria-disabled={form.busy || undefined}>
          {t('payWon', { total: formatWon(amounts.total, language) })}
        </Button>
      </div>
    </form>
  );
};

/** A lot that was won is on its way to nobody yet: its winner says where it goes and how it is paid. */
export const WonPayment = (props: WonPaymentProps) => (
  <PeopleLoaded query={useTerms(askedTerms)}>{(terms) => <Form {...props} terms={terms} />}</PeopleLoaded>
);
