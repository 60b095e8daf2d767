import { ReasonDialog } from '../../components/dialogs/ReasonDialog';
import { useDialogCall } from '../../components/hooks/use-dialog-call';
import { fairI18n } from './i18n';
import type { Participant } from './participant';
import { useUpdateParticipation } from './use-update-participation';

interface Props {
  participant: Participant;
  name: string;
  onClose: () => void;
}

/** Rejects an application, or cancels an approved participation. */
export const RejectParticipantDialog = ({ participant, name, onClose }: Props) => {
  const t = fairI18n.useT();
  const { update, reload } = useUpdateParticipation(participant);
  const run = useDialogCall(onClose, reload);
  const isRevocation = participant.status === 'APPROVED';

  const reject = (reason: string) =>
    run(update({ status: isRevocation ? 'CANCELLED' : 'REJECTED', reason }), t('decided'));

  return (
    <ReasonDialog
      title={t(isRevocation ? 'revokeTitle' : 'rejectTitle', { name })}
      lead={t(isRevocation ? 'revokeLead' : 'rejectLead')}
      submit={t(isRevocation ? 'revoke' : 'reject')}
      reasonLabel={t('reason')}
      onSubmit={reject}
      onClose={onClose}
    />
  );
};
