import { type ReactNode, useState } from 'react';
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
import { Button } from 'shared/ui';
import { toReceiver } from '../../checkout/checkout-values';
import { OrderConsents } from '../../checkout/OrderConsents';
import { orderTerms } from '../../checkout/order-terms';
import { ReceiverFields } from '../../checkout/ReceiverFields';
import { useReceiverForm } from '../../checkout/use-receiver-form';

interface WinnerDetails {
  receiver: ReturnType<typeof toReceiver>;
  agreements: ReturnType<typeof toConsents>;
}

interface WinnerFormProps {
  submitLabel: string;
  onSend: (details: WinnerDetails) => Promise<void>;
  /** Further fields, between the receiver and the consents. */
  children?: ReactNode;
}

const TermsForm = ({ submitLabel, onSend, children, terms }: WinnerFormProps & { terms: ConsentTerms[] }) => {
  const formT = accountFormsI18n.useT();
  const form = useReceiverForm();
  const [agreed, setAgreed] = useState<string[]>([]);
  const send = () => onSend({ receiver: toReceiver(form.values, false), agreements: toConsents(terms, agreed) });
  const check = () => findMissingConsents(terms, agreed, formT('agreeFirst'));
  return (
    <form ref={form.formRef} className={formStyles.form} onSubmit={form.submit(send, check)} noValidate>
      <ReceiverFields form={form} />
      {children}
      <OrderConsents terms={terms} agreed={agreed} setAgreed={setAgreed} form={form} />
      <div>
        <ProblemNotice cause={form.failure} />
        <Button type="submit" variant="primary" wide aria-disabled={form.busy || undefined}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
};

/** The receiver and the consents of the winner of a lot, whose order has neither. */
export const WinnerForm = (props: WinnerFormProps) => (
  <QueryBoundary query={useConsentTerms(orderTerms)}>{(terms) => <TermsForm {...props} terms={terms} />}</QueryBoundary>
);
