import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../components/dialogs/ReasonDialog';
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
  const notify = useNotify();
  const { update, reload } = useUpdateParticipation(participant);
  const isRevocation = participant.status === 'APPROVED';

  const reject = async (reason: string) => {
    await update({ status: isRevocation ? 'CANCELLED' : 'REJECTED', reason });
    notify(t('decided'), { type: 'info' });
    await reload();
    onClose();
  };

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
