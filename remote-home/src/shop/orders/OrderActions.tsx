import { useState } from 'react';
import { api } from 'shared/client';
import { Button } from 'shared/ui';
import { Ask } from './Ask';
import type { Asking } from './AskDialog';
import { useT } from './i18n';
import styles from './order.module.css';
import type { OwnOrder } from './types';

/** What can be done with the whole order. */
export const OrderActions = ({ order, onDone }: { order: OwnOrder; onDone: (order: OwnOrder) => void }) => {
  const t = useT();
  const [asking, setAsking] = useState<Asking | null>(null);
  const unpaid = order.status === 'PENDING_PAYMENT';
  const act = async (action: 'CANCEL' | 'CONFIRM', reason: string | undefined) => {
    const body = { action, version: order.version, ...(reason && { reason }) };
    onDone((await api.orders.update({ params: { id: order._id }, body })).order);
  };
  const cancel: Asking = {
    title: t(unpaid ? 'askCancelUnpaid' : 'askCANCEL'),
    text: t(unpaid ? 'textCancelUnpaid' : 'textCANCEL'),
    yes: t(unpaid ? 'cancelOrder' : 'CANCEL'),
    reasoned: !unpaid,
    pictured: false,
    act: (reason) => act('CANCEL', reason),
  };
  const confirm: Asking = {
    title: t('askCONFIRM'),
    text: t('textCONFIRM'),
    yes: t('CONFIRM'),
    reasoned: false,
    pictured: false,
    act: () => act('CONFIRM', undefined),
  };
  return (
    <div className={styles.actions}>
      {order.actions.includes('CONFIRM') && (
        <Button variant="primary" onClick={() => setAsking(confirm)}>
          {t('confirmOrder')}
        </Button>
      )}
      {order.actions.includes('CANCEL') && <Button onClick={() => setAsking(cancel)}>{t('cancelOrder')}</Button>}
      <Ask asking={asking} onClose={() => setAsking(null)} />
    </div>
  );
};
