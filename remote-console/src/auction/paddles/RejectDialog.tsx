import { maxLength, required, TextInput } from 'react-admin';
import type { ConsolePaddle } from 'shared/contract';
import { FormDialog } from '../../parts/FormDialog';
import { paddleI18n } from './i18n';
import { useDecision } from './use-decision';

/** Refuses a paddle, or takes its approval back; the bidder reads why. */
export const RejectDialog = ({ paddle, onClose }: { paddle: ConsolePaddle; onClose: () => void }) => {
  const t = paddleI18n.useT();
  const decide = useDecision(paddle, onClose);
  return (
    <FormDialog
      title={t('rejectTitle', { name: paddle.bidder.name })}
      lead={t('rejectLead')}
      submit={t(paddle.status === 'APPROVED' ? 'revoke' : 'reject')}
      tone="error"
      defaults={{ reason: '' }}
      onSubmit={({ reason }) => decide({ status: 'REJECTED', reason }, t('rejected'))}
      onClose={onClose}
    >
      <TextInput source="reason" label={t('reason')} multiline minRows={3} validate={[required(), maxLength(500)]} />
    </FormDialog>
  );
};
