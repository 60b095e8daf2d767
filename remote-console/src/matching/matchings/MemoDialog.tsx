import { maxLength, TextInput } from 'react-admin';
import type { ConsoleMatching } from 'shared/contract';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { meetingI18n } from './i18n';
import { useInvalidateFair } from './use-board';
import { useUpdateMeeting } from './use-update-meeting';

interface Props {
  fair: string;
  meeting: ConsoleMatching;
  onClose: () => void;
}

/** Edits the organisers' memo of a meeting, which the parties never see; no notification is sent. */
export const MemoDialog = ({ fair, meeting, onClose }: Props) => {
  const t = meetingI18n.useT();
  const update = useUpdateMeeting(fair, meeting);
  const invalidate = useInvalidateFair(fair);

  const save = async ({ memo }: { memo: string | null }) => {
    await update({ memo: memo || null, reason: t('memo'), notify: false }, t('saved'));
    await invalidate('matching');
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
