import { useState } from 'react';
import { api } from 'shared/client';
import { formatDateLong, formatNumber, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Button } from 'shared/ui';
import my from '../../../members/my/my.module.css';
import type { ActionRequest } from './ActionDialog';
import { useT } from './i18n';
import { LazyActionDialog } from './LazyActionDialog';
import type { MemberOrder } from './order';
import styles from './order.module.css';

interface OrderProps {
  order: MemberOrder;
  onUpdated: (order: MemberOrder) => void;
}

type Refund = MemberOrder['refunds'][number];

/** A refund that a provider could not send is sent by the shop. */
const isTransferPending = ({ channel, status }: Refund) =>
  status === 'FAILED' || (channel === 'TRANSFER' && status === 'PENDING');

const getStatusText = (refund: Refund) => {
  if (refund.status === 'DONE') return 'refundDone';
  return isTransferPending(refund) ? 'refundToSend' : 'refundPending';
};

/** The account to which the shop transfers the money, and a dialogue to name or change it. */
const RefundAccount = ({ order, onUpdated }: OrderProps) => {
  const t = useT();
  const [request, setRequest] = useState<ActionRequest | null>(null);
  const { _id: id, refundAccount } = order;
  const change: ActionRequest = {
    title: t(refundAccount ? 'changeRefundAccount' : 'giveRefundAccount'),
    text: '',
    confirmLabel: t('saveRefundAccount'),
    needsReason: false,
    takesImages: false,
    asksAccount: true,
    run: async ({ account }) => {
      if (account) onUpdated((await api.orders.setRefundAccount({ params: { id }, body: { account } })).order);
    },
  };
  return (
    <div className={styles.due}>
      {refundAccount ? (
        <p>
          {t('refundAccount')}
          <strong>
            {refundAccount.bank} {refundAccount.no}
          </strong>
          <span>{t('holder', { holder: refundAccount.holder })}</span>
        </p>
      ) : (
        <p className={my.urgent}>{t('refundAccountMissing')}</p>
      )}
      <Button small {...(!refundAccount && { variant: 'primary' })} onClick={() => setRequest(change)}>
        {change.title}
      </Button>
      <LazyActionDialog request={request} onClose={() => setRequest(null)} />
    </div>
  );
};

/** Whether the buyer has asked for a refund by transfer and is not answered yet. */
const isTransferRequested = ({ lines, payment, amounts }: MemberOrder) =>
  payment.tid === null &&
  amounts.paid > amounts.refunded &&
  lines.some(({ status }) => status === 'CANCEL_REQUESTED' || status === 'RETURN_REQUESTED');

/** The refunds of an order, and where the money goes from the request until all is sent. */
export const Refunds = ({ order, onUpdated }: OrderProps) => {
  const t = useT();
  const language = useLanguage();
  const { refunds } = order;
  return (
    <>
      {refunds.length > 0 && (
        <ul className={my.rows}>
          {refunds.map((refund) => (
            <li key={refund._id} className={my.row}>
              <div className={my.details}>
                <p>{t(getStatusText(refund))}</p>
                <p className={my.quiet}>
                  {formatDateLong(refund.sentAt ?? refund.at, language)} · {refund.reason}
                  {refund.points > 0 && ` · ${t('pointsBack', { points: formatNumber(refund.points) })}`}
                </p>
              </div>
              <p className={my.figure}>{formatWon(refund.amount, language)}</p>
            </li>
          ))}
        </ul>
      )}
      {(refunds.some(isTransferPending) || isTransferRequested(order)) && (
        <RefundAccount order={order} onUpdated={onUpdated} />
      )}
    </>
  );
};
