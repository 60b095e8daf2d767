import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useListContext, useRefresh, useTranslate, useUnselectAll } from 'react-admin';
import { api } from 'shared/client';
import type { ConsoleOrder, OrderStatus } from 'shared/contract';
import { useAct } from '../../parts/use-act';
import { CancelDialog } from './CancelDialog';
import { orderI18n } from './i18n';
import { type Bulk, bulk } from './transitions';

/** Puts the selected orders into a state that all of them can be put into: all or none. */
export const OrderBulk = () => {
  const t = orderI18n.useT();
  const translate = useTranslate();
  const refresh = useRefresh();
  const { data = [], selectedIds } = useListContext<ConsoleOrder & { id: string }>();
  const unselect = useUnselectAll('shop/orders');
  const [asked, setAsked] = useState<Bulk | null>(null);
  const { busy, act } = useAct(refresh);
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  const shared = bulk.filter((status) => selected.every(({ next }) => next.includes(status)));
  const orders = selected.map(({ _id, version }) => ({ _id, version }));
  const name = (status: OrderStatus) => translate(`resources.shop/orders.status.${status}`);

  const change = async (status: Bulk, reason?: string) => {
    await api.console.orders.updateAll({ body: { orders, status, ...(reason && { reason }) } });
    unselect();
  };
  return (
    <>
      {shared.map((status) => (
        <Button key={status} color={status === 'CANCELLED' ? 'error' : 'primary'} onClick={() => setAsked(status)}>
          {t(`to${status}`)}
        </Button>
      ))}
      {asked && asked !== 'CANCELLED' && (
        <Confirm
          isOpen
          loading={busy}
          title={t(`to${asked}`)}
          content={t('ask', { count: orders.length, status: name(asked) })}
          confirm={t(`to${asked}`)}
          onConfirm={() =>
            void act(() => change(asked), t('changed', { count: orders.length })).then(() => setAsked(null))
          }
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'CANCELLED' && (
        <CancelDialog
          onClose={() => setAsked(null)}
          cancel={async (reason) => {
            await change('CANCELLED', reason);
            refresh();
          }}
        />
      )}
    </>
  );
};
