import { NumberInput } from 'react-admin';
import type { ConsolePaddle } from 'shared/contract';
import { FormDialog } from '../../parts/FormDialog';
import { paddleI18n } from './i18n';
import { useDecision } from './use-decision';

interface Draft {
  creditLimit: number | null;
}

/** Lets a paddle bid, up to a limit or without one; of one that bids, changes the limit. */
export const ApproveDialog = ({ paddle, onClose }: { paddle: ConsolePaddle; onClose: () => void }) => {
  const t = paddleI18n.useT();
  const decide = useDecision(paddle, onClose);
  const standing = paddle.status === 'APPROVED';
  const { name } = paddle.bidder;
  return (
    <FormDialog<Draft>
      title={t(standing ? 'limitTitle' : 'approveTitle', { name })}
      {...(!standing && { lead: t('approveLead') })}
      submit={t(standing ? 'changeLimit' : 'approve')}
      defaults={{ creditLimit: paddle.creditLimit }}
      onSubmit={({ creditLimit }) =>
        decide({ ...(!standing && { status: 'APPROVED' }), creditLimit }, t(standing ? 'changed' : 'approved'))
      }
      onClose={onClose}
    >
      <NumberInput source="creditLimit" label={t('limitField')} helperText={t('limitHint')} min={1} />
    </FormDialog>
  );
};
