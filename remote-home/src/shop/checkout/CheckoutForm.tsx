import { formStyles, ProblemNotice } from 'shared/account-forms';
import { Loading, Skeleton } from 'shared/ui';
import totals from '../carts/totals.module.css';
import { CheckoutLines } from './CheckoutLines';
import { CheckoutSummary } from './CheckoutSummary';
import { DeliveryFields } from './DeliveryFields';
import { DiscountFields } from './DiscountFields';
import { useT } from './i18n';
import { OrderConsents } from './OrderConsents';
import { PaymentMethodField } from './PaymentMethodField';
import { type CheckoutOptions, useCheckout } from './use-checkout';

export const CheckoutForm = (options: CheckoutOptions) => {
  const t = useT();
  const { form, submit, pickup, consents, discounts, payment, quote, settled, failure, changedFrom } =
    useCheckout(options);
  if (!quote)
    return failure ? (
      <ProblemNotice cause={failure} />
    ) : (
      <>
        <Loading />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </>
    );
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
      <CheckoutSummary quote={quote} busy={form.busy} settled={settled} failure={failure} changedFrom={changedFrom} />
    </form>
  );
};
