import { useQueryClient } from '@tanstack/react-query';
import { CheckboxGroupInput, useEditContext, useTranslate } from 'react-admin';
import { api } from 'shared/client';
import type { User } from 'shared/contract';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { useDialogCall } from '../../components/hooks/use-dialog-call';
import { ReasonInput } from '../../components/inputs/ReasonInput';
import { userI18n } from './i18n';

export type Side = 'BUYER' | 'SELLER';
export type Decision = 'APPROVED' | 'REJECTED';

interface Draft {
  reason: string | null;
  /** Indexes of the certificates that were verified. */
  certificates: number[];
}

interface Props {
  user: User;
  side: Side;
  decision: Decision;
  onClose: () => void;
}

/** Approves or rejects an application, or revokes an approval. A rejection needs a reason, which the applicant reads. */
export const ApplicationDecisionDialog = ({ user, side, decision, onClose }: Props) => {
  const t = userI18n.useT();
  const translate = useTranslate();
  const queries = useQueryClient();
  const { refetch } = useEditContext();
  const run = useDialogCall(onClose, () =>
    Promise.all([refetch(), queries.invalidateQueries({ queryKey: ['users', 'getList'] })]),
  );
  const name = user.company?.name.ko ?? user.name;
  const isApproval = decision === 'APPROVED';
  const currentStatus = user[side === 'BUYER' ? 'buyer' : 'seller']?.application.status;

  const decide = ({ reason, certificates }: Draft) => {
    const body = {
      role: side,
      decision,
      ...(reason && { reason }),
      ...(side === 'SELLER' && isApproval && { certificates }),
    };
    return run(api.console.users.decide({ params: { id: user._id }, body }), t(isApproval ? 'approved' : 'rejected'));
  };

  const certificates = (user.seller?.certificates ?? []).map(({ type, name: award, year }, id) => ({
    id,
    name: [translate(`resources.users.certificate.${type}`), award, year].filter(Boolean).join(' · '),
  }));
  const verified = (user.seller?.certificates ?? []).flatMap(({ verifiedAt }, index) => (verifiedAt ? [index] : []));

  return (
    <FormDialog<Draft>
      title={t(isApproval ? 'approveTitle' : 'rejectTitle', { name })}
      lead={t(isApproval ? 'approveLead' : currentStatus === 'APPROVED' ? 'revokeLead' : 'rejectLead')}
      submit={t(isApproval ? 'approve' : currentStatus === 'APPROVED' ? 'revoke' : 'reject')}
      tone={isApproval ? 'primary' : 'error'}
      defaults={{ reason: '', certificates: verified }}
      onSubmit={decide}
      onClose={onClose}
    >
      {isApproval && side === 'SELLER' && (
        <CheckboxGroupInput
          source="certificates"
          label={t('verifiedCertificates')}
          helperText={t('certificatesHint')}
          choices={certificates}
          translateChoice={false}
          row={false}
        />
      )}
      {!isApproval && <ReasonInput label={t('reason')} />}
    </FormDialog>
  );
};
