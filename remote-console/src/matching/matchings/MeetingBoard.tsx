import {
  Box,
  Button,
  Stack,
  type Theme,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Fair } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { QueryStatus } from '../../components/layout/QueryStatus';
import { BoardGrid } from './BoardGrid';
import { BoardSlots } from './BoardSlots';
import { BookMeetingDialog } from './BookMeetingDialog';
import { formatSlotDay, toDay } from './format-slot';
import { meetingI18n } from './i18n';
import { MeetingDialog } from './MeetingDialog';
import { MoveMeetingDialog } from './MoveMeetingDialog';
import type { BoardHandlers, BoardPosition } from './use-board';
import { type BoardState, type MovableMeeting, useBoard } from './use-board';

type OpenDialog =
  | { type: 'meeting'; id: string }
  | { type: 'move'; meeting: MovableMeeting; position: BoardPosition }
  | { type: 'book'; position: BoardPosition | null };

/** Today, or the next day of the fair, or its last one. */
const getDefaultDay = (days: string[], today: string) => days.find((day) => day >= today) ?? days.at(-1) ?? '';

/** The slots and meetings of one day. */
const filterByDay = (board: BoardState, day: string, timezone: string): BoardState => {
  const slots = board.slots.filter(({ start }) => toDay(start, timezone) === day);
  const starts = new Set(slots.map(({ start }) => start));
  return { ...board, slots, meetings: board.meetings.filter(({ slot }) => starts.has(slot?.start ?? '')) };
};

/** The meetings of a day by time and table. */
export const MeetingBoard = ({ fair }: { fair: Fair }) => {
  const t = meetingI18n.useT();
  const language = useLanguage();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const query = useBoard(fair._id);
  const board = query.data;
  const [chosenDay, setChosenDay] = useState('');
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  if (!board) return <QueryStatus query={query} height={360} />;
  if (board.slots.length === 0) return <Typography color="text.secondary">{t('noSlots')}</Typography>;

  const { timezone } = fair;
  const firstStarts = new Map(board.slots.toReversed().map(({ start }) => [toDay(start, timezone), start]));
  const days = [...firstStarts.keys()].sort();
  const day = days.includes(chosenDay) ? chosenDay : getDefaultDay(days, toDay(Date.now(), timezone));
  const dayBoard = filterByDay(board, day, timezone);
  const onlineCount = dayBoard.meetings.filter(({ mode }) => mode === 'ONLINE').length;
  const offlineCapacity = dayBoard.slots.length * dayBoard.tables.length;
  const close = () => setOpened(null);
  const handlers: BoardHandlers = {
    onOpen: (id) => setOpened({ type: 'meeting', id }),
    onMove: (meeting, position) => setOpened({ type: 'move', meeting, position }),
    onBook: (position) => setOpened({ type: 'book', position }),
  };
  const View = narrow ? BoardSlots : BoardGrid;

  return (
    <>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', mb: 1.5 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={day}
          onChange={(_, next: string | null) => next && setChosenDay(next)}
          aria-label={t('days')}
          sx={{ maxWidth: '100%', overflowX: 'auto', '& button': { flex: 'none' } }}
        >
          {days.map((each) => (
            <ToggleButton key={each} value={each} sx={{ minHeight: { xs: 44, md: 34 }, px: 1.5 }}>
              {formatSlotDay(firstStarts.get(each) ?? each, timezone, language)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography role="status" color="text.secondary" sx={{ flex: '1 1 240px', fontVariantNumeric: 'tabular-nums' }}>
          {t('summary', {
            count: dayBoard.meetings.length,
            online: onlineCount,
            free: Math.max(0, offlineCapacity - (dayBoard.meetings.length - onlineCount)),
          })}
        </Typography>
        <Button
          variant="contained"
          startIcon={<Plus size={16} aria-hidden />}
          sx={{ minHeight: 36 }}
          onClick={() => setOpened({ type: 'book', position: null })}
        >
          {t('book')}
        </Button>
      </Stack>
      <View fair={fair} board={dayBoard} {...handlers} />
      {!narrow && (
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1 }}>
          {t('dragHelp')}
        </Typography>
      )}
      <Box>
        {opened?.type === 'meeting' && <MeetingDialog fair={fair} board={board} id={opened.id} onClose={close} />}
        {opened?.type === 'move' && (
          <MoveMeetingDialog fair={fair} board={board} {...opened} onClose={close} onDone={close} />
        )}
        {opened?.type === 'book' && (
          <BookMeetingDialog fair={fair} board={board} position={opened.position} onClose={close} />
        )}
      </Box>
    </>
  );
};
