import { Alert, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ConsoleOrder } from 'shared/contract';
import { formatDateTime } from 'shared/format';
import { DescriptionList, FieldItem } from '../../components/fields/DescriptionList';
import { Money } from '../../components/fields/MoneyField';
import { DateTimeItem, MoneyItem, StatusItem } from '../../components/fields/RecordItems';
import { useLocalised } from '../../components/hooks/use-localised';
import { Section } from '../../components/layout/Section';
import { orderI18n } from './i18n';

const amountFields = ['items', 'discount', 'coupon', 'points', 'shipping'] as const;
/** Amounts that are subtracted, and therefore shown as negative. */
const deductions: readonly string[] = ['coupon', 'points'];

const PaymentAlerts = ({ order }: { order: ConsoleOrder }) => {
  const t = orderI18n.useT();
  const translate = useTranslate();
  if (order.alerts.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('alertLead')}
      {order.alerts.map(({ at, kind, provider, tid, amount }) => (
        <div key={`${at}${tid}`}>
          {translate(`resources.shop/orders.alerts.${kind}`)}: <Money amount={amount} /> · {provider} {tid} ·{' '}
          {formatDateTime(at)}
        </div>
      ))}
    </Alert>
  );
};

const AmountList = ({ order: { amounts, won, couponName } }: { order: ConsoleOrder }) => {
  const localise = useLocalised();
  return (
    <DescriptionList>
      {won && (['hammer', 'premium', 'vat'] as const).map((field) => <MoneyItem key={field} source={`won.${field}`} />)}
      {!won &&
        amountFields.map((field) => (
          <FieldItem key={field} source={`amounts.${field}`}>
            {(field === 'items' || amounts[field] !== 0) && (
              <Money amount={deductions.includes(field) ? -amounts[field] : amounts[field]} />
            )}
          </FieldItem>
        ))}
      <FieldItem source="couponName">{localise(couponName)}</FieldItem>
      <FieldItem source="amounts.total">
        <Typography component="span" sx={{ fontWeight: 650 }}>
          <Money amount={amounts.total} />
        </Typography>
      </FieldItem>
    </DescriptionList>
  );
};

const PaymentList = ({ order: { amounts, payment, paidAt } }: { order: ConsoleOrder }) => (
  <DescriptionList>
    <StatusItem source="payment.method" />
    <StatusItem source="payment.status" tones={{ PAID: 'success', FAILED: 'error' }} />
    {paidAt && <DateTimeItem source="paidAt" />}
    {payment.status === 'READY' && payment.dueAt && <DateTimeItem source="payment.dueAt" />}
    <FieldItem source="payment.bank">
      {payment.bank && `${payment.bank.bank} ${payment.bank.no} (${payment.bank.holder})`}
    </FieldItem>
    <FieldItem source="payment.tid">{payment.tid}</FieldItem>
    <MoneyItem source="amounts.paid" />
    {amounts.refunded > 0 && <MoneyItem source="amounts.refunded" />}
  </DescriptionList>
);

const RefundList = ({ refunds }: Pick<ConsoleOrder, 'refunds'>) => {
  const t = orderI18n.useT();
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {refunds.map(({ _id, amount, points, reason, at, status }) => (
        <Box component="li" key={_id} sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
          <Money amount={amount} /> {points > 0 && `+ ${t('points', { count: points })}`} · {reason}
          <Typography variant="body2" color="text.secondary">
            {translate(`resources.shop/orders.refund.${status}`)} · {formatDateTime(at)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

/** Amounts, payment and refunds of an order. */
export const OrderPayment = ({ order }: { order: ConsoleOrder }) => {
  const t = orderI18n.useT();
  return (
    <>
      <PaymentAlerts order={order} />
      <Section title={t('payment')}>
        <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { md: '1fr 1fr' } }}>
          <AmountList order={order} />
          <PaymentList order={order} />
        </Box>
      </Section>
      {order.refunds.length > 0 && (
        <Section title={t('refunds')}>
          <RefundList refunds={order.refunds} />
        </Section>
      )}
    </>
  );
};
