import { maxLength, required, TextInput } from 'react-admin';
import type { ConsoleMatching } from 'shared/contract';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { meetingI18n } from './i18n';
import { ReasonFields } from './ReasonFields';
import { useInvalidateFair } from './use-board';
import { useUpdateMeeting } from './use-update-meeting';

interface Draft {
  url: string;
  passcode: string | null;
  reason: string;
  notify: boolean;
}

interface Props {
  fair: string;
  meeting: ConsoleMatching;
  onClose: () => void;
  onDone: () => void;
}

/** Edits the address of the video room of an online meeting. */
export const RoomDialog = ({ fair, meeting, onClose, onDone }: Props) => {
  const t = meetingI18n.useT();
  const update = useUpdateMeeting(fair, meeting);
  const invalidate = useInvalidateFair(fair);

  const save = async ({ url, passcode, ...rest }: Draft) => {
    const room = { url, ...(passcode && { passcode }) };
    await update({ room, ...rest }, t('saved'));
    void invalidate('fair-board', 'matching');
    onDone();
  };

  return (
    <FormDialog<Draft>
      title={t('room')}
      submit={t('save')}
      defaults={{ url: meeting.room?.url ?? '', passcode: meeting.room?.passcode ?? '', reason: '', notify: true }}
      onSubmit={save}
      onClose={onClose}
      getInputName={({ field }) => field.replace(/^room\./, '')}
    >
      <TextInput source="url" type="url" label={t('roomUrl')} validate={required()} helperText={false} />
      <TextInput source="passcode" label={t('passcode')} validate={maxLength(40)} helperText={false} />
      <ReasonFields />
    </FormDialog>
  );
};
