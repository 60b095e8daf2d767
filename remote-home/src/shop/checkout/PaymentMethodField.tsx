import type { ReactNode } from 'react';
import { FieldGroup } from 'shared/account-forms';
import { Checkbox } from 'shared/ui';
import type { Quote } from '../carts/use-quote';
import styles from './checkout.module.css';
import { useT } from './i18n';

export type PaymentMethod = Quote['methods'][number];

/** The method of an order: points where nothing is left to pay, else the chosen method if it is on offer, else the first. */
export const selectMethod = (
  methods: readonly PaymentMethod[],
  total: number,
  chosen: PaymentMethod | null,
): PaymentMethod => {
  if (total === 0) return 'POINT';
  const offered = methods.filter((method) => method !== 'POINT');
  return offered.find((method) => method === chosen) ?? offered[0] ?? 'TRANSFER';
};

interface PaymentMethodFieldProps {
  methods: readonly PaymentMethod[];
  method: PaymentMethod;
  onSelect: (method: PaymentMethod) => void;
  /** Shown for a bank transfer: the account and the deadline. */
  children: ReactNode;
}

export const PaymentMethodField = ({ methods, method, onSelect, children }: PaymentMethodFieldProps) => {
  const t = useT();
  const offered = method === 'POINT' ? (['POINT'] as const) : methods.filter((offer) => offer !== 'POINT');
  return (
    <FieldGroup title={t('method')}>
      <div className={styles.coupons}>
        {offered.map((offer) => (
          <Checkbox
            key={offer}
            type="radio"
            name="method"
            label={t(offer)}
            checked={offer === method}
            onChange={() => onSelect(offer)}
          />
        ))}
      </div>
      {method === 'TRANSFER' && <p className={styles.note}>{children}</p>}
    </FieldGroup>
  );
};
