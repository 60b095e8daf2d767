import { formStyles, QueryBoundary } from 'shared/account-forms';
import totals from '../carts/totals.module.css';
import type { Quote } from '../carts/use-quote';
import { CheckoutLines } from './CheckoutLines';
import { CheckoutSummary } from './CheckoutSummary';
import { DeliveryFields } from './DeliveryFields';
import { DiscountFields } from './DiscountFields';
import { useT } from './i18n';
import { OrderConsents } from './OrderConsents';
import { PaymentMethodField } from './PaymentMethodField';
import { type Checkout, type CheckoutOptions, useCheckout } from './use-checkout';

const QuotedForm = ({ quote, checkout }: { quote: Quote; checkout: Checkout }) => {
  const t = useT();
  const { form, submit, pickup, consents, discounts, payment } = checkout;
  return (
    <form ref={form.formRef} className={totals.columns} onSubmit={submit} noValidate>
      <div className={formStyles.form}>
        <CheckoutLines lines={quote.lines} />
        <DeliveryFields form={form} pickup={pickup} />
        <DiscountFields quote={quote} getError={form.getError} {...discounts} />
        <PaymentMethodField methods={quote.methods} method={payment.method} onSelect={payment.setMethod}>
          {quote.bank && <strong>{t('bank', { ...quote.bank })}</strong>}
          <span>{t('deadline', { hours: quote.paymentHours })}</span>
        </PaymentMethodField>
        <OrderConsents {...consents} form={form} />
      </div>
      <CheckoutSummary quote={quote} checkout={checkout} />
    </form>
  );
};

export const CheckoutForm = (options: CheckoutOptions) => {
  const checkout = useCheckout(options);
  return (
    <QueryBoundary query={checkout.quoteQuery} skeletons={2}>
      {(quote) => <QuotedForm quote={quote} checkout={checkout} />}
    </QueryBoundary>
  );
};
