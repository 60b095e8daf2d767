import { Typography } from '@mui/material';
import type { Fair } from 'shared/contract';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { meetingI18n } from './i18n';
import { ReasonFields } from './ReasonFields';
import { anyTable, SlotFields } from './SlotFields';
import {
  type BoardPosition,
  type BoardState,
  type MovableMeeting,
  useInvalidateFair,
  usePartyNames,
} from './use-board';
import { useUpdateMeeting } from './use-update-meeting';

interface Draft {
  slot: string;
  table: number;
  reason: string;
  notify: boolean;
}

interface Props {
  fair: Fair;
  board: BoardState;
  meeting: MovableMeeting;
  /** Where it was dropped, or its current position. */
  position: BoardPosition;
  onClose: () => void;
  onDone: () => void;
}

/** Moves a meeting to another time or table, or confirms the time of a request. */
export const MoveMeetingDialog = ({ fair, board, meeting, position, onClose, onDone }: Props) => {
  const t = meetingI18n.useT();
  const update = useUpdateMeeting(fair._id, meeting);
  const invalidate = useInvalidateFair(fair._id);
  const partyNames = usePartyNames()(meeting);
  const isRequest = meeting.status === 'REQUESTED';

  const move = async ({ slot, table, ...rest }: Draft) => {
    const tableChoice = meeting.mode === 'OFFLINE' ? { table: table === anyTable ? null : table } : {};
    await update({ slot, ...tableChoice, ...rest }, t('moved'));
    void invalidate('fair-board', 'matchings', 'matching');
    onDone();
  };

  return (
    <FormDialog<Draft>
      title={t(isRequest ? 'confirmSlot' : 'moveTitle')}
      submit={t(isRequest ? 'confirmSlot' : 'move')}
      defaults={{ slot: position.start, table: position.table ?? anyTable, reason: '', notify: true }}
      onSubmit={move}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{t('pair', partyNames)}</Typography>
      <SlotFields
        fair={fair}
        board={board}
        mode={meeting.mode}
        parties={[meeting.seller, meeting.buyer]}
        movedId={meeting._id}
      />
      <ReasonFields />
    </FormDialog>
  );
};
