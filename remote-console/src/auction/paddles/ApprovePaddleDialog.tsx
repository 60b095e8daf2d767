import { NumberInput } from 'react-admin';
import type { ConsolePaddle } from 'shared/contract';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { paddleI18n } from './i18n';
import { useDecidePaddle } from './use-decide-paddle';

interface Draft {
  creditLimit: number | null;
}

/** Approves a paddle with an optional credit limit in KRW, or changes the limit of an approved one. */
export const ApprovePaddleDialog = ({ paddle, onClose }: { paddle: ConsolePaddle; onClose: () => void }) => {
  const t = paddleI18n.useT();
  const decide = useDecidePaddle(paddle, onClose);
  const isApproved = paddle.status === 'APPROVED';
  const { name } = paddle.bidder;
  return (
    <FormDialog<Draft>
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
