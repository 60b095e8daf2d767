import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useEditContext } from 'react-admin';
import { api } from 'shared/client';
import type { ConsoleOrder } from 'shared/contract';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { ConfirmButton } from '../../components/dialogs/ConfirmButton';
import { useAction } from '../../components/hooks/use-action';
import { CancelOrderDialog } from './CancelOrderDialog';
import { orderI18n } from './i18n';
import { type BulkOrderStatus, getRefundableAmount, getRefundableLines, getShippableLines } from './order-actions';
import { RefundDialog } from './RefundDialog';
import { ShipDialog } from './ShipDialog';

/**
 * The actions that are possible for an order now, the next step first. All are disabled while one runs, because it
 * changes the order and moves the buttons.
 */
export const OrderActions = ({ order }: { order: ConsoleOrder }) => {
  const t = orderI18n.useT();
  const language = useLanguage();
  const { refetch } = useEditContext();
  const { busy, run } = useAction(refetch);
  const [open, setOpen] = useState<'ship' | 'refund' | 'cancel' | null>(null);
  const { next, amounts } = order;
  const close = () => setOpen(null);
  const setStatus = (status: BulkOrderStatus | 'SHIPPED', reason?: string) =>
    api.console.orders.updateAll({
      body: { orders: [{ _id: order._id, version: order.version }], status, ...(reason && { reason }) },
    });
  const change = (status: BulkOrderStatus | 'SHIPPED') => run(() => setStatus(status), t('changed', { count: 1 }));
  const canShip = !order.pickup && getShippableLines(order).length > 0;
  const isShipped = getShippableLines(order)[0]?.status === 'SHIPPED';
  return (
    <Stack sx={{ gap: 1, '& button': { minHeight: { xs: 44, sm: 36 } } }}>
      {next.includes('PAID') && (
        <ConfirmButton
          variant="contained"
          disabled={busy}
          label={t('toPAID')}
          question={t('paidQuestion', { amount: formatWon(amounts.total, language) })}
          doneMessage={t('changed', { count: 1 })}
          onConfirm={async () => {
            await setStatus('PAID');
            await refetch();
          }}
        />
      )}
      {next.includes('PREPARING') && (
        <Button variant="contained" disabled={busy} onClick={() => change('PREPARING')}>
          {t('toPREPARING')}
        </Button>
      )}
      {canShip && (
        <Button
          variant={isShipped || next.includes('PREPARING') ? 'outlined' : 'contained'}
          disabled={busy}
          onClick={() => setOpen('ship')}
        >
          {t(isShipped ? 'correctTracking' : 'ship')}
        </Button>
      )}
      {next.includes('SHIPPED') && (
        <Button variant="contained" disabled={busy} onClick={() => change('SHIPPED')}>
          {t('toSHIPPED')}
        </Button>
      )}
      {next.includes('DELIVERED') && (
        <Button variant="contained" disabled={busy} onClick={() => change('DELIVERED')}>
          {t('toDELIVERED')}
        </Button>
      )}
      {getRefundableAmount(order) > 0 && getRefundableLines(order).length > 0 && (
        <Button variant="outlined" color="error" disabled={busy} onClick={() => setOpen('refund')}>
          {t('refundAll')}
        </Button>
      )}
      {next.includes('CANCELLED') && (
        <Button variant="outlined" color="error" disabled={busy} onClick={() => setOpen('cancel')}>
          {t('toCANCELLED')}
        </Button>
      )}
      {open === 'ship' && <ShipDialog order={order} onClose={close} />}
      {open === 'refund' && <RefundDialog order={order} onClose={close} />}
      {open === 'cancel' && (
        <CancelOrderDialog cancel={(reason) => setStatus('CANCELLED', reason)} reload={refetch} onClose={close} />
      )}
    </Stack>
  );
};
