import { api } from 'shared/client';
import type { ConsoleBid } from 'shared/contract';
import { ReasonDialog } from '../../components/dialogs/ReasonDialog';
import { useDialogCall } from '../../components/hooks/use-dialog-call';
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
  const run = useDialogCall(onClose, onDone);
  return (
    <ReasonDialog
      title={t('voidBid', { no: bid.seq })}
      lead={t('voidLead')}
      submit={t('void')}
      onSubmit={(reason) =>
        run(api.console.bids.update({ params: { id: bid._id }, body: { status: 'VOID', reason } }), t('voided'))
      }
      onClose={onClose}
    />
  );
};
