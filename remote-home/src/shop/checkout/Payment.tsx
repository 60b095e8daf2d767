import type { ReactNode } from 'react';
import { PeopleGroup } from 'shared/people';
import { Checkbox } from 'shared/ui';
import styles from './checkout.module.css';
import { useT } from './i18n';
import type { Quote } from './use-quote';

export type Method = Quote['methods'][number];

/** Nothing left to pay is paid by points; otherwise what was chosen, as long as it is offered. */
export const methodOf = (methods: readonly Method[], total: number, chosen: Method | null): Method => {
  if (total === 0) return 'POINT';
  const offered = methods.filter((method) => method !== 'POINT');
  return offered.find((method) => method === chosen) ?? offered[0] ?? 'TRANSFER';
};

interface PaymentProps {
  methods: readonly Method[];
  method: Method;
  onMethod: (method: Method) => void;
  /** Said of a transfer: where to, and until when. */
  children: ReactNode;
}

export const Payment = ({ methods, method, onMethod, children }: PaymentProps) => {
  const t = useT();
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
      {method === 'TRANSFER' && <p className={styles.note}>{children}</p>}
    </PeopleGroup>
  );
};
