import { Alert, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ConsoleOrder } from 'shared/contract';
import { formatDateTime } from 'shared/format';
import { Fact, Facts } from '../../parts/Facts';
import { Group } from '../../parts/Group';
import { StatusField } from '../../parts/StatusField';
import { useWord } from '../../parts/use-word';
import { WhenField } from '../../parts/WhenField';
import { Won } from '../../parts/WonField';
import { orderI18n } from './i18n';

const parts = ['items', 'discount', 'coupon', 'points', 'shipping'] as const;
/** Shown below zero: they are taken off. */
const off: readonly string[] = ['coupon', 'points'];

const Alerts = ({ order }: { order: ConsoleOrder }) => {
  const t = orderI18n.useT();
  const translate = useTranslate();
  if (order.alerts.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('alertLead')}
      {order.alerts.map(({ at, kind, provider, tid, amount }) => (
        <div key={`${at}${tid}`}>
          {translate(`resources.shop/orders.alerts.${kind}`)}: <Won amount={amount} /> · {provider} {tid} ·{' '}
          {formatDateTime(at)}
        </div>
      ))}
    </Alert>
  );
};

/** What it came to, how it was paid and what went back. */
export const OrderMoney = ({ order }: { order: ConsoleOrder }) => {
  const t = orderI18n.useT();
  const translate = useTranslate();
  const word = useWord();
  const name = (field: string) => translate(`resources.shop/orders.fields.${field}`);
  const { amounts, payment, won, refunds } = order;
  return (
    <>
      <Alerts order={order} />
      <Group title={t('payment')}>
        <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { md: '1fr 1fr' } }}>
          <Facts>
            {won &&
              (['hammer', 'premium', 'vat'] as const).map((each) => (
                <Fact key={each} label={name(`won.${each}`)}>
                  <Won amount={won[each]} />
                </Fact>
              ))}
            {!won &&
              parts.map((each) => (
                <Fact key={each} label={name(`amounts.${each}`)}>
                  {(each === 'items' || amounts[each] !== 0) && (
                    <Won amount={off.includes(each) ? -amounts[each] : amounts[each]} />
                  )}
                </Fact>
              ))}
            <Fact label={name('couponName')}>{word(order.couponName)}</Fact>
            <Fact label={name('amounts.total')}>
              <Typography component="span" sx={{ fontWeight: 650 }}>
                <Won amount={amounts.total} />
              </Typography>
            </Fact>
          </Facts>
          <Facts>
            <Fact label={name('payment.method')}>
              <StatusField source="payment.method" />
            </Fact>
            <Fact label={name('payment.status')}>
              <StatusField source="payment.status" tones={{ PAID: 'success', FAILED: 'error' }} />
            </Fact>
            <Fact label={name('paidAt')}>{order.paidAt && <WhenField source="paidAt" />}</Fact>
            <Fact label={name('payment.dueAt')}>
              {payment.status === 'READY' && payment.dueAt && <WhenField source="payment.dueAt" />}
            </Fact>
            <Fact label={name('payment.bank')}>
              {payment.bank && `${payment.bank.bank} ${payment.bank.no} (${payment.bank.holder})`}
            </Fact>
            <Fact label={name('payment.tid')}>{payment.tid}</Fact>
            <Fact label={name('amounts.paid')}>
              <Won amount={amounts.paid} />
            </Fact>
            <Fact label={name('amounts.refunded')}>{amounts.refunded > 0 && <Won amount={amounts.refunded} />}</Fact>
          </Facts>
        </Box>
      </Group>
      {refunds.length > 0 && (
        <Group title={t('refunds')}>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {refunds.map(({ _id, amount, points, reason, at, status }) => (
              <Box component="li" key={_id} sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
                <Won amount={amount} /> {points > 0 && `+ ${t('points', { count: points })}`} · {reason}
                <Typography variant="body2" color="text.secondary">
                  {translate(`resources.shop/orders.refund.${status}`)} · {formatDateTime(at)}
                </Typography>
              </Box>
            ))}
          </Box>
        </Group>
      )}
    </>
  );
};
