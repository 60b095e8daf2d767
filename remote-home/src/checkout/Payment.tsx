import { PeopleGroup } from 'shared/people';
import { Checkbox } from 'shared/ui';
import styles from './checkout.module.css';
import { useT } from './texts';
import type { Quote } from './use-quote';

type Method = Quote['methods'][number];

/** Nothing left to pay is paid by points; otherwise what was chosen, as long as it is offered. */
export const methodOf = ({ methods, amounts }: Quote, chosen: Method | null): Method => {
  if (amounts.total === 0) return 'POINT';
  const offered = methods.filter((method) => method !== 'POINT');
  return offered.find((method) => method === chosen) ?? offered[0] ?? 'TRANSFER';
};

interface PaymentProps {
  quote: Quote;
  method: Method;
  onMethod: (method: Method) => void;
}

export const Payment = ({ quote, method, onMethod }: PaymentProps) => {
  const t = useT();
  const { methods, bank, paymentHours } = quote;
  const offered = method === 'POINT' ? (['POINT'] as const) : methods.filter((one) => one !== 'POINT');
  return (
    <PeopleGroup title={t('method')}>
      <div className={styles.coupons}>
        {offered.map((one) => (
          <Checkbox
            key={one}
            type="radio"
            name="method"
            label={t(one)}
            checked={one === method}
            onChange={() => onMethod(one)}
          />
        ))}
      </div>
      {method === 'TRANSFER' && (
        <p className={styles.note}>
          {bank && <strong>{t('bank', { ...bank })}</strong>}
          <span>{t('deadline', { hours: paymentHours })}</span>
        </p>
      )}
    </PeopleGroup>
  );
};
