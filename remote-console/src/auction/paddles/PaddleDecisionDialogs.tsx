import { useQueryClient } from '@tanstack/react-query';
import { NumberInput, useRefresh } from 'react-admin';
import { api } from 'shared/client';
import type { ConsolePaddle } from 'shared/contract';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { ReasonDialog } from '../../components/dialogs/ReasonDialog';
import { useDialogCall } from '../../components/hooks/use-dialog-call';
import { paddleI18n } from './i18n';

type Decision = Omit<Parameters<typeof api.console.paddles.update>[0]['body'], 'version'>;

/** Returns a function that decides a paddle, shows `doneMessage`, and reads the paddles and the auction's counts again. */
const useDecidePaddle = ({ _id, version, _program }: ConsolePaddle, onClose: () => void) => {
  const queries = useQueryClient();
  const refresh = useRefresh();
  const run = useDialogCall(onClose, async () => {
    await queries.invalidateQueries({ queryKey: ['paddles', _program] });
    refresh();
  });
  return (decision: Decision, doneMessage: string) =>
    run(api.console.paddles.update({ params: { id: _id }, body: { ...decision, version } }), doneMessage);
};

interface Props {
  paddle: ConsolePaddle;
  onClose: () => void;
}

/** Approves a paddle with an optional credit limit in KRW, or changes the limit of an approved one. */
export const ApprovePaddleDialog = ({ paddle, onClose }: Props) => {
  const t = paddleI18n.useT();
  const decide = useDecidePaddle(paddle, onClose);
  const isApproved = paddle.status === 'APPROVED';
  const { name } = paddle.bidder;
  return (
    <FormDialog
      title={t(isApproved ? 'limitTitle' : 'approveTitle', { name })}
      {...(!isApproved && { lead: t('approveLead') })}
      submit={t(isApproved ? 'changeLimit' : 'approve')}
      defaults={{ creditLimit: paddle.creditLimit }}
      onSubmit={({ creditLimit }) =>
        decide({ ...(!isApproved && { status: 'APPROVED' }), creditLimit }, t(isApproved ? 'changed' : 'approved'))
      }
      onClose={onClose}
    >
      <NumberInput source="creditLimit" label={t('limitField')} helperText={t('limitHint')} min={1} />
    </FormDialog>
  );
};

/** Rejects a paddle or revokes its approval; the bidder reads the reason. */
export const RejectPaddleDialog = ({ paddle, onClose }: Props) => {
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
