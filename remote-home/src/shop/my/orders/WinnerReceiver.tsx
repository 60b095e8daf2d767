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
import { Button } from 'shared/ui';
import my from '../../../members/my/my.module.css';
import { toReceiver } from '../../checkout/checkout-values';
import { OrderConsents } from '../../checkout/OrderConsents';
import { orderTerms } from '../../checkout/order-terms';
import { ReceiverFields } from '../../checkout/ReceiverFields';
import { useReceiverForm } from '../../checkout/use-receiver-form';
import { useT } from './i18n';
import type { MemberOrder } from './order';

interface Props {
  order: MemberOrder;
  onUpdated: (order: MemberOrder) => void;
}

const ReceiverForm = ({ order, onUpdated, terms }: Props & { terms: ConsentTerms[] }) => {
  const t = useT();
  const formT = accountFormsI18n.useT();
  const form = useReceiverForm();
  const [agreed, setAgreed] = useState<string[]>([]);
  const save = async () => {
    const body = { receiver: toReceiver(form.values, false), agreements: toConsents(terms, agreed) };
    onUpdated((await api.orders.setReceiver({ params: { id: order._id }, body })).order);
  };
  const check = () => findMissingConsents(terms, agreed, formT('agreeFirst'));
  return (
    <form ref={form.formRef} className={formStyles.form} onSubmit={form.submit(save, check)} noValidate>
      <p className={my.urgent}>{t('receiverMissing')}</p>
      <ReceiverFields form={form} />
      <OrderConsents terms={terms} agreed={agreed} setAgreed={setAgreed} form={form} />
      <div>
        <ProblemNotice cause={form.failure} />
        <Button type="submit" variant="primary" wide aria-disabled={form.busy || undefined}>
          {t('saveReceiver')}
        </Button>
      </div>
    </form>
  );
};

/** The winner of a lot that is paid already names the receiver. */
export const WinnerReceiver = (props: Props) => (
  <QueryBoundary query={useConsentTerms(orderTerms)}>
    {(terms) => <ReceiverForm {...props} terms={terms} />}
  </QueryBoundary>
);
