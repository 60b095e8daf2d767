import { useState } from 'react';
import { ProblemNotice } from 'shared/account-forms';
import { type ApiFailure, api, failureOf } from 'shared/client';
import { formatDateLong, formatNumber, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Button } from 'shared/ui';
import { Facts } from '../../../layout/Facts';
import my from '../../../members/my/my.module.css';
import { AmountsTable } from '../../checkout/AmountsTable';
import { CopyButton } from './CopyButton';
import { useT } from './i18n';
import type { MemberOrder } from './order';
import styles from './order.module.css';
import { needsDeliveryDetails } from './order-progress';
import { Refunds } from './Refunds';

/** The amount, the bank account and the deadline of an order that is not paid. */
const PaymentInstructions = ({ order: { kind, payment, amounts } }: { order: MemberOrder }) => {
  const t = useT();
  const language = useLanguage();
  const { bank, dueAt } = payment;
  return (
    <div className={styles.due}>
      <p>
        {t('toPay')}
        <strong>{formatWon(amounts.total, language)}</strong>
      </p>
      {bank && (
        <p>
          {t('account')}
          <strong>
            {bank.bank} {bank.no}
          </strong>
          <span>{t('holder', { holder: bank.holder })}</span>
          <CopyButton text={bank.no} label={t('copy')} />
        </p>
      )}
      {dueAt && (
        <p className={my.urgent}>
          {t(kind === 'AUCTION' ? 'dueWon' : 'dueText', { date: formatDateLong(dueAt, language, true) })}
        </p>
      )}
    </div>
  );
};

interface OrderProps {
  order: MemberOrder;
  onUpdated: (order: MemberOrder) => void;
}

/** How an order is paid, its amounts and its refunds. */
export const PaymentDetails = ({ order, onUpdated }: OrderProps) => {
  const t = useT();
  const language = useLanguage();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { payment, amounts, status, actions, won, couponName } = order;
  const detailsMissing = needsDeliveryDetails(order);
  const formatAmount = (value: number) => formatWon(value, language);
  const pay = async () => {
    try {
      const { url } = await api.orders.pay({ params: { id: order._id }, body: {} });
      if (url) window.location.assign(url);
    } catch (cause) {
      setFailure(await failureOf(cause));
    }
  };
  return (
    <section className={my.section} aria-labelledby="payment">
      <h2 id="payment">{t('payment')}</h2>
      {status === 'PENDING_PAYMENT' && !detailsMissing && <PaymentInstructions order={order} />}
      {actions.includes('PAY') && !detailsMissing && payment.method !== 'TRANSFER' && (
        <Button variant="primary" onClick={() => void pay()}>
          {t('pay')}
        </Button>
      )}
      <ProblemNotice cause={failure} />
      <Facts
        columns
        className={styles.facts}
        facts={[
          [t('method'), !detailsMissing && t(`method.${payment.method}`)],
          [t('paidAt'), payment.paidAt && formatDateLong(payment.paidAt, language, true)],
          [t('coupon'), couponName],
        ]}
      />
      {won && (
        <p className={my.quiet}>
          {t('won', {
            hammer: formatAmount(won.hammer),
            premium: formatAmount(won.premium),
            vat: formatAmount(won.vat),
          })}
        </p>
      )}
      <AmountsTable amounts={amounts} earns={order.earns} />
      {order.earned > 0 && <p className={my.quiet}>{t('earned', { points: formatNumber(order.earned) })}</p>}
      <Refunds order={order} onUpdated={onUpdated} />
    </section>
  );
};
