import type { ConsolePaddle } from 'shared/contract';
import { ReasonDialog } from '../../components/dialogs/ReasonDialog';
import { paddleI18n } from './i18n';
import { useDecidePaddle } from './use-decide-paddle';

/** Rejects a paddle or revokes its approval; the bidder reads the reason. */
export const RejectPaddleDialog = ({ paddle, onClose }: { paddle: ConsolePaddle; onClose: () => void }) => {
  const t = paddleI18n.useT();
  const decide = useDecidePaddle(paddle, onClose);
  return (
    <ReasonDialog
      title={t('rejectTitle', { name: paddle.bidder.name })}
      lead={t('rejectLead')}
      submit={t(paddle.status === 'APPROVED' ? 'revoke' : 'reject')}
      reasonLabel={t('reason')}
      onSubmit={(reason) => decide({ status: 'REJECTED', reason }, t('rejected'))}
      onClose={onClose}
    />
  );
};
