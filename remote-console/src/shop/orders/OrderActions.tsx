import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useEditContext } from 'react-admin';
import { api } from 'shared/client';
import type { ConsoleOrder } from 'shared/contract';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { AskedButton } from '../../parts/AskedButton';
import { useAct } from '../../parts/use-act';
import { CancelDialog } from './CancelDialog';
import { orderI18n } from './i18n';
import { RefundDialog } from './RefundDialog';
import { ShipDialog } from './ShipDialog';
import { type Bulk, leftOf, refundable, shippable } from './transitions';

/**
 * What can be done with an order now; the next step stands first. While a step is taken nothing else can be: it would
 * be for an order that is no longer so, and the buttons move up when the step is gone.
 */
export const OrderActions = ({ order }: { order: ConsoleOrder }) => {
  const t = orderI18n.useT();
  const language = useLanguage();
  const { refetch } = useEditContext();
  const { busy, act } = useAct(refetch);
  const [open, setOpen] = useState<'ship' | 'refund' | 'cancel' | null>(null);
  const { next, amounts } = order;
  const close = () => setOpen(null);
  const put = (status: Bulk, reason?: string) =>
    api.console.orders.updateAll({
      body: { orders: [{ _id: order._id, version: order.version }], status, ...(reason && { reason }) },
    });
  const ships = !order.pickup && shippable(order).length > 0;
  const sent = shippable(order)[0]?.status === 'SHIPPED';
  return (
    <Stack sx={{ gap: 1, '& button': { minHeight: { xs: 44, sm: 36 } } }}>
      {next.includes('PAID') && (
        <AskedButton
          variant="contained"
          disabled={busy}
          label={t('toPAID')}
          ask={t('askPAID', { amount: formatWon(amounts.total, language) })}
          done={t('changed', { count: 1 })}
          act={async () => {
            await put('PAID');
            await refetch();
          }}
        />
      )}
      {next.includes('PREPARING') && (
        <Button
          variant="contained"
          disabled={busy}
          onClick={() => void act(() => put('PREPARING'), t('changed', { count: 1 }))}
        >
          {t('toPREPARING')}
        </Button>
      )}
      {ships && (
        <Button
          variant={sent || next.includes('PREPARING') ? 'outlined' : 'contained'}
          disabled={busy}
          onClick={() => setOpen('ship')}
        >
          {t(sent ? 'shipAgain' : 'ship')}
        </Button>
      )}
      {next.includes('DELIVERED') && (
        <Button
          variant="contained"
          disabled={busy}
          onClick={() => void act(() => put('DELIVERED'), t('changed', { count: 1 }))}
        >
          {t('toDELIVERED')}
        </Button>
      )}
      {leftOf(order) > 0 && refundable(order).length > 0 && (
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
        <CancelDialog
          onClose={close}
          cancel={async (reason) => {
            await put('CANCELLED', reason);
            await refetch();
          }}
        />
      )}
    </Stack>
  );
};
