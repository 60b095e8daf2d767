import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api } from 'shared/client';
import type { Fair } from 'shared/contract';
import { FormDialog } from '../../parts/FormDialog';
import type { Place } from './Board';
import { type BoardState, type Movable, usePair } from './board';
import { meetingI18n } from './i18n';
import { anyTable, PlaceFields } from './PlaceFields';
import { ReasonFields } from './ReasonFields';

interface Draft {
  slot: string;
  table: number;
  reason: string;
  notify: boolean;
}

interface Props {
  fair: Fair;
  board: BoardState;
  meeting: Movable;
  /** Where it was dropped; where it is, when it was opened. */
  place: Place;
  onClose: () => void;
  onDone: () => void;
}

/** A meeting goes to another time or table, or a request gets its time; never where somebody already is. */
export const MoveDialog = ({ fair, board, meeting, place, onClose, onDone }: Props) => {
  const t = meetingI18n.useT();
  const notify = useNotify();
  const queries = useQueryClient();
  const pair = usePair()(meeting);
  const requested = meeting.status === 'REQUESTED';

  const move = async ({ slot, table, ...rest }: Draft) => {
    const places = meeting.mode === 'OFFLINE' ? { table: table === anyTable ? null : table } : {};
    await api.console.matchings.update({
      params: { id: fair._id, matchingId: meeting._id },
      body: { slot, ...places, ...rest, version: meeting.version },
    });
    notify(t('moved'), { type: 'info' });
    for (const read of ['fair-board', 'matchings', 'matching'])
      void queries.invalidateQueries({ queryKey: [read, fair._id] });
    onDone();
  };

  return (
    <FormDialog<Draft>
      title={t(requested ? 'confirmSlot' : 'moveTitle')}
      submit={t(requested ? 'confirmSlot' : 'move')}
      defaults={{ slot: place.start, table: place.table ?? anyTable, reason: '', notify: true }}
      onSubmit={move}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{t('pair', pair)}</Typography>
      <PlaceFields
        fair={fair}
        board={board}
        mode={meeting.mode}
        people={[meeting.seller, meeting.buyer]}
        moved={meeting._id}
      />
      <ReasonFields />
    </FormDialog>
  );
};
