import { useQueryClient } from '@tanstack/react-query';
import {
  CheckboxGroupInput,
  maxLength,
  required,
  TextInput,
  useEditContext,
  useNotify,
  useTranslate,
} from 'react-admin';
import { api } from 'shared/client';
import type { User } from 'shared/contract';
import { FormDialog } from '../../parts/FormDialog';
import { userI18n } from './i18n';

export type Side = 'BUYER' | 'SELLER';
export type Decision = 'APPROVED' | 'REJECTED';

interface Draft {
  reason: string | null;
  /** Places of the certificates. */
  certificates: number[];
}

interface Props {
  user: User;
  side: Side;
  decision: Decision;
  onClose: () => void;
}

/** Approval, refusal or taking an approval back; the applicant is told, so a refusal says why. */
export const DecideDialog = ({ user, side, decision, onClose }: Props) => {
  const t = userI18n.useT();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const { refetch } = useEditContext();
  const name = user.company?.name.ko ?? user.name;
  const approves = decision === 'APPROVED';
  const standing = user[side === 'BUYER' ? 'buyer' : 'seller']?.application.status;

  const decide = async ({ reason, certificates }: Draft) => {
    const body = {
      role: side,
      decision,
      ...(reason && { reason }),
      ...(side === 'SELLER' && approves && { certificates }),
    };
    await api.console.users.decide({ params: { id: user._id }, body });
    notify(t(approves ? 'approved' : 'rejected'), { type: 'info' });
    await Promise.all([refetch(), queries.invalidateQueries({ queryKey: ['users', 'getList'] })]);
    onClose();
  };

  const certificates = (user.seller?.certificates ?? []).map(({ type, name: award, year }, id) => ({
    id,
    name: [translate(`resources.users.certificate.${type}`), award, year].filter(Boolean).join(' · '),
  }));
  const seen = (user.seller?.certificates ?? []).flatMap(({ verifiedAt }, at) => (verifiedAt ? [at] : []));

  return (
    <FormDialog<Draft>
      title={t(approves ? 'approveTitle' : 'rejectTitle', { name })}
      lead={t(approves ? 'approveLead' : standing === 'APPROVED' ? 'revokeLead' : 'rejectLead')}
      submit={t(approves ? 'approve' : standing === 'APPROVED' ? 'revoke' : 'reject')}
      tone={approves ? 'primary' : 'error'}
      defaults={{ reason: '', certificates: seen }}
      onSubmit={decide}
      onClose={onClose}
    >
      {approves && side === 'SELLER' && (
        <CheckboxGroupInput
          source="certificates"
          label={t('certificatesSeen')}
          helperText={t('certificatesHint')}
          choices={certificates}
          translateChoice={false}
          row={false}
        />
      )}
      {!approves && (
        <TextInput source="reason" label={t('reason')} multiline minRows={3} validate={[required(), maxLength(500)]} />
      )}
    </FormDialog>
  );
};
