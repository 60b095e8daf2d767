import { useQueryClient } from '@tanstack/react-query';
import { maxLength, required, TextInput, useNotify } from 'react-admin';
import { api } from 'shared/client';
import { FormDialog } from '../../parts/FormDialog';
import { fairI18n } from './i18n';
import type { Participant } from './participants';

interface Props {
  part: Participant;
  name: string;
  onClose: () => void;
}

/** An application is refused, or a participation ended; both say why. */
export const RefuseDialog = ({ part, name, onClose }: Props) => {
  const t = fairI18n.useT();
  const notify = useNotify();
  const queries = useQueryClient();
  const ends = part.status === 'APPROVED';

  const refuse = async ({ reason }: { reason: string }) => {
    const params = { id: part._fair, participation: part._id };
    const status = ends ? 'CANCELLED' : 'REJECTED';
    await api.console.participations.update({ params, body: { status, reason, version: part.version } });
    notify(t('decided'), { type: 'info' });
    await queries.invalidateQueries({ queryKey: ['participations', part._fair] });
    onClose();
  };

  return (
    <FormDialog
      title={t(ends ? 'revokeTitle' : 'rejectTitle', { name })}
      lead={t(ends ? 'revokeLead' : 'rejectLead')}
      submit={t(ends ? 'revoke' : 'reject')}
      tone="error"
      defaults={{ reason: '' }}
      onSubmit={refuse}
      onClose={onClose}
    >
      <TextInput source="reason" label={t('reason')} multiline minRows={3} validate={[required(), maxLength(500)]} />
    </FormDialog>
  );
};
