import { useNotify } from 'react-admin';
import { api } from 'shared/client';
import type { ConsoleBid } from 'shared/contract';
import { ReasonDialog } from '../../components/dialogs/ReasonDialog';
import { bidI18n } from './i18n';

interface Props {
  bid: ConsoleBid;
  /** Called once the bid is void, to read the bids of the lot again. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Declares a bid void, with a reason. */
export const VoidBidDialog = ({ bid, onDone, onClose }: Props) => {
  const t = bidI18n.useT();
  const notify = useNotify();
  const voidBid = async (reason: string) => {
    await api.console.bids.update({ params: { id: bid._id }, body: { status: 'VOID', reason } });
    notify(t('voided'), { type: 'info' });
    await onDone();
    onClose();
  };
  return (
    <ReasonDialog
      title={t('voidOf', { no: bid.seq })}
      lead={t('voidLead')}
      submit={t('void')}
      reasonLabel={t('reason')}
      onSubmit={voidBid}
      onClose={onClose}
    />
  );
};
