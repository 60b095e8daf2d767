import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useListContext, useRefresh, useTranslate, useUnselectAll } from 'react-admin';
import { api } from 'shared/client';
import type { ConsoleOrder, OrderStatus } from 'shared/contract';
import { useAction } from '../../components/hooks/use-action';
import { CancelOrderDialog } from './CancelOrderDialog';
import { orderI18n } from './i18n';
import { type BulkOrderStatus, bulkStatuses } from './order-actions';

/** Why the selected orders have no next status in common: their statuses, or that theirs is not changed here. */
const NoCommonStatus = ({ orders }: { orders: readonly ConsoleOrder[] }) => {
  const t = orderI18n.useT();
  const translate = useTranslate();
  const statuses = [...new Set(orders.map(({ status }) => status))];
  const names = statuses.map((status) =>
    t('statusCount', {
      status: translate(`resources.shop/orders.status.${status}`),
      count: orders.filter((order) => order.status === status).length,
    }),
  );
  return (
    <Typography variant="body2" role="status" sx={{ alignSelf: 'center', px: 1 }}>
      {t(statuses.length > 1 ? 'noCommonStatus' : 'noNextStatus', { statuses: names.join(', ') })}
    </Typography>
  );
};

/** Sets the status of the selected orders, of all or none, to one that is possible for each of them. */
export const OrderBulkActions = () => {
  const t = orderI18n.useT();
  const translate = useTranslate();
  const refresh = useRefresh();
  const { data = [], selectedIds } = useListContext<ConsoleOrder & { id: string }>();
  const unselect = useUnselectAll('shop/orders');
  const [pending, setPending] = useState<BulkOrderStatus | null>(null);
  const { busy, run } = useAction(() => {
    setPending(null);
    refresh();
  });
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  const commonStatuses = bulkStatuses.filter((status) => selected.every(({ next }) => next.includes(status)));
  const orders = selected.map(({ _id, version }) => ({ _id, version }));
  const getStatusName = (status: OrderStatus) => translate(`resources.shop/orders.status.${status}`);

  const change = async (status: BulkOrderStatus, reason?: string) => {
    await api.console.orders.updateAll({ body: { orders, status, ...(reason && { reason }) } });
    unselect();
  };
  return (
    <>
      {selected.length > 0 && commonStatuses.length === 0 && <NoCommonStatus orders={selected} />}
      {commonStatuses.map((status) => (
        <Button key={status} color={status === 'CANCELLED' ? 'error' : 'primary'} onClick={() => setPending(status)}>
          {t(`to${status}`)}
        </Button>
      ))}
      {pending && pending !== 'CANCELLED' && (
        <Confirm
          isOpen
          loading={busy}
          title={t(`to${pending}`)}
          content={t('statusQuestion', { count: orders.length, status: getStatusName(pending) })}
          confirm={t(`to${pending}`)}
          onConfirm={() => run(() => change(pending), t('changed', { count: orders.length }))}
          onClose={() => setPending(null)}
        />
      )}
      {pending === 'CANCELLED' && (
        <CancelOrderDialog
          cancel={(reason) => change('CANCELLED', reason)}
          reload={refresh}
          onClose={() => setPending(null)}
        />
      )}
    </>
  );
};
