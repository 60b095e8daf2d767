import { api } from 'shared/client';
import my from '../../../members/my/my.module.css';
import { useT } from './i18n';
import type { MemberOrder } from './order';
import { WinnerForm } from './WinnerForm';

interface WinnerReceiverProps {
  order: MemberOrder;
  onUpdated: (order: MemberOrder) => void;
}

/** The winner of a lot that is paid already names the receiver. */
export const WinnerReceiver = ({ order, onUpdated }: WinnerReceiverProps) => {
  const t = useT();
  return (
    <>
      <p className={my.urgent}>{t('receiverMissing')}</p>
      <WinnerForm
        submitLabel={t('saveReceiver')}
        onSend={async (body) => onUpdated((await api.orders.setReceiver({ params: { id: order._id }, body })).order)}
      />
    </>
  );
};
