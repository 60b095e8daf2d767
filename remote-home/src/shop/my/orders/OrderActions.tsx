import { useState } from 'react';
import { api } from 'shared/client';
import { Button } from 'shared/ui';
import type { ActionInput, ActionRequest } from './ActionDialog';
import { useT } from './i18n';
import { LazyActionDialog } from './LazyActionDialog';
import type { MemberOrder } from './order';
import styles from './order.module.css';

/** The buttons that confirm or cancel the whole order, as its status allows. */
export const OrderActions = ({ order, onUpdated }: { order: MemberOrder; onUpdated: (order: MemberOrder) => void }) => {
  const t = useT();
  const [request, setRequest] = useState<ActionRequest | null>(null);
  const unpaid = order.status === 'PENDING_PAYMENT';
  const update = async (action: 'CANCEL' | 'CONFIRM', { reason, account }: ActionInput) => {
    const body = { action, version: order.version, ...(reason && { reason }), ...(account && { account }) };
    onUpdated((await api.orders.update({ params: { id: order._id }, body })).order);
  };
  const cancel: ActionRequest = {
    title: t(unpaid ? 'confirmCancelUnpaid' : 'confirmCANCEL'),
    text: t(unpaid ? 'textCancelUnpaid' : 'textCANCEL'),
    confirmLabel: t(unpaid ? 'cancelOrder' : 'CANCEL'),
    needsReason: !unpaid,
    takesImages: false,
    asksAccount: order.needsRefundAccount,
    run: (input) => update('CANCEL', input),
  };
  const confirm: ActionRequest = {
    title: t('confirmCONFIRM'),
    text: t('textCONFIRM'),
    confirmLabel: t('CONFIRM'),
    needsReason: false,
    takesImages: false,
    asksAccount: false,
    run: (input) => update('CONFIRM', input),
  };
  return (
    <div className={styles.actions}>
      {order.actions.includes('CONFIRM') && (
        <Button variant="primary" onClick={() => setRequest(confirm)}>
          {t('confirmOrder')}
        </Button>
      )}
      {order.actions.includes('CANCEL') && <Button onClick={() => setRequest(cancel)}>{t('cancelOrder')}</Button>}
      <LazyActionDialog request={request} onClose={() => setRequest(null)} />
    </div>
  );
};
