import { useQueryClient } from '@tanstack/react-query';
import { maxLength, required, TextInput, useNotify } from 'react-admin';
import { api } from 'shared/client';
import type { ConsoleMatching } from 'shared/contract';
import { FormDialog } from '../../parts/FormDialog';
import { meetingI18n } from './i18n';
import { ReasonFields } from './ReasonFields';

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

/** Where the parties of a meeting online find each other. */
export const RoomDialog = ({ fair, meeting, onClose, onDone }: Props) => {
  const t = meetingI18n.useT();
  const notify = useNotify();
  const queries = useQueryClient();

  const save = async ({ url, passcode, ...rest }: Draft) => {
    const room = { url, ...(passcode && { passcode }) };
    const params = { id: fair, matchingId: meeting._id };
    await api.console.matchings.update({ params, body: { room, ...rest, version: meeting.version } });
    notify(t('saved'), { type: 'info' });
    for (const read of ['fair-board', 'matching']) void queries.invalidateQueries({ queryKey: [read, fair] });
    onDone();
  };

  return (
    <FormDialog<Draft>
      title={t('room')}
      submit={t('save')}
      defaults={{ url: meeting.room?.url ?? '', passcode: meeting.room?.passcode ?? '', reason: '', notify: true }}
      onSubmit={save}
      onClose={onClose}
      inputOf={({ field }) => field.replace(/^room\./, '')}
    >
      <TextInput source="url" type="url" label={t('roomUrl')} validate={required()} helperText={false} />
      <TextInput source="passcode" label={t('passcode')} validate={maxLength(40)} helperText={false} />
      <ReasonFields />
    </FormDialog>
  );
};
