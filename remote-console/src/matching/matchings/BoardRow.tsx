import { Box } from '@mui/material';
import type { Fair } from 'shared/contract';
import { BoardCell } from './BoardCell';
import { formatSlotTime } from './format-slot';
import { meetingI18n } from './i18n';
import { type BoardHandlers, type BoardState, findBusyParties, type Meeting } from './use-board';
import { WaitingLink } from './WaitingLink';

interface Props extends Pick<BoardHandlers, 'onOpen' | 'onBook'> {
  fair: Fair;
  board: BoardState;
  slot: BoardState['slots'][number];
  hasOnlineColumn: boolean;
  dragged: Meeting | null;
}

/** One time of the day: the number of pending requests, and a cell for each table. */
export const BoardRow = ({ fair, board, slot: { start, end }, hasOnlineColumn, dragged, onOpen, onBook }: Props) => {
  const t = meetingI18n.useT();
  const now = new Date().toISOString();
  const when = formatSlotTime(start, fair.timezone);
  const requests = board.requests.find((request) => request.start === start);
  const meetings = board.meetings.filter((meeting) => meeting.slot?.start === start);
  const parties = dragged ? [dragged.seller, dragged.buyer] : [];
  const conflict = dragged !== null && findBusyParties(board, parties, start, dragged._id).length > 0;
  const cell = { start, when, past: end <= now, dragged, conflict, onOpen, onBook };
  return (
    <tr>
      <Box component="th" scope="row" sx={start <= now && now < end ? { color: 'primary.main' } : {}}>
        {when}
        {requests && <WaitingLink fair={fair._id} start={start} count={requests.count} sx={{ display: 'block' }} />}
      </Box>
      {board.tables.map(({ table, name }) => (
        <BoardCell
          key={table}
          {...cell}
          table={table}
          name={name}
          meetings={meetings.filter((meeting) => meeting.table === table)}
        />
      ))}
      {hasOnlineColumn && (
        <BoardCell
          {...cell}
          table={null}
          name={t('online')}
          meetings={meetings.filter(({ mode }) => mode === 'ONLINE')}
        />
      )}
    </tr>
  );
};
