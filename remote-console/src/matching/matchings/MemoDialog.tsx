import { useQueryClient } from '@tanstack/react-query';
import { maxLength, TextInput, useNotify } from 'react-admin';
import { api } from 'shared/client';
import type { ConsoleMatching } from 'shared/contract';
import { FormDialog } from '../../parts/FormDialog';
import { meetingI18n } from './i18n';

interface Props {
  fair: string;
  meeting: ConsoleMatching;
  onClose: () => void;
}

/** What the organisers want to remember; the parties never see it, so nobody is told. */
export const MemoDialog = ({ fair, meeting, onClose }: Props) => {
  const t = meetingI18n.useT();
  const notify = useNotify();
  const queries = useQueryClient();

  const save = async ({ memo }: { memo: string | null }) => {
    const params = { id: fair, matchingId: meeting._id };
    const body = { memo: memo || null, reason: t('memo'), notify: false, version: meeting.version };
    await api.console.matchings.update({ params, body });
    notify(t('saved'), { type: 'info' });
    await queries.invalidateQueries({ queryKey: ['matching', fair] });
    onClose();
  };

  return (
    <FormDialog
      title={t('memo')}
      lead={t('memoLead')}
      submit={t('save')}
      defaults={{ memo: meeting.memo }}
      onSubmit={save}
      onClose={onClose}
    >
      <TextInput source="memo" label={t('memo')} multiline minRows={4} validate={maxLength(2000)} helperText={false} />
    </FormDialog>
  );
};
