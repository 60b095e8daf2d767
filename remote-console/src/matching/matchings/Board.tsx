import {
  Box,
  Button,
  Skeleton,
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
import { LoadFailed } from '../../parts/LoadFailed';
import { BoardGrid } from './BoardGrid';
import { BoardSlots } from './BoardSlots';
import { BookDialog } from './BookDialog';
import { type BoardState, type Movable, useBoard } from './board';
import { dayIn, dayName } from './clock';
import { meetingI18n } from './i18n';
import { MeetingDialog } from './MeetingDialog';
import { MoveDialog } from './MoveDialog';

/** A place on the board; null by video, `anyTable` where no table is chosen. */
export interface Place {
  start: string;
  table: number | null;
}

type Opened =
  | { what: 'meeting'; id: string }
  | { what: 'move'; meeting: Movable; place: Place }
  | { what: 'book'; place: Place | null };

export interface BoardActs {
  onOpen: (id: string) => void;
  onMove: (meeting: Movable, place: Place) => void;
  onBook: (place: Place) => void;
}

/** Today where the fair runs, else its next day, else its last one. */
const usualDay = (days: string[], today: string) => days.find((day) => day >= today) ?? days.at(-1) ?? '';

const ofDay = (board: BoardState, day: string, timezone: string): BoardState => {
  const slots = board.slots.filter(({ start }) => dayIn(start, timezone) === day);
  const starts = new Set(slots.map(({ start }) => start));
  return { ...board, slots, meetings: board.meetings.filter(({ slot }) => starts.has(slot?.start ?? '')) };
};

/** Tables × times of a day, as they are at this moment. */
export const Board = ({ fair }: { fair: Fair }) => {
  const t = meetingI18n.useT();
  const language = useLanguage();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const { data: board, isPending, error, refetch } = useBoard(fair._id);
  const [chosen, setChosen] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  if (isPending) return <Skeleton variant="rounded" height={360} />;
  if (!board) return <LoadFailed error={error} retry={refetch} />;
  if (board.slots.length === 0) return <Typography color="text.secondary">{t('none')}</Typography>;

  const { timezone } = fair;
  const firsts = new Map(board.slots.toReversed().map(({ start }) => [dayIn(start, timezone), start]));
  const days = [...firsts.keys()].sort();
  const day = days.includes(chosen) ? chosen : usualDay(days, dayIn(Date.now(), timezone));
  const shown = ofDay(board, day, timezone);
  const online = shown.meetings.filter(({ mode }) => mode === 'ONLINE').length;
  const places = shown.slots.length * shown.tables.length;
  const close = () => setOpened(null);
  const acts: BoardActs = {
    onOpen: (id) => setOpened({ what: 'meeting', id }),
    onMove: (meeting, place) => setOpened({ what: 'move', meeting, place }),
    onBook: (place) => setOpened({ what: 'book', place }),
  };
  const View = narrow ? BoardSlots : BoardGrid;

  return (
    <>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', mb: 1.5 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={day}
          onChange={(_, next: string | null) => next && setChosen(next)}
          aria-label={t('days')}
          sx={{ maxWidth: '100%', overflowX: 'auto', '& button': { flex: 'none' } }}
        >
          {days.map((each) => (
            <ToggleButton key={each} value={each} sx={{ minHeight: { xs: 44, md: 34 }, px: 1.5 }}>
              {dayName(firsts.get(each) ?? each, timezone, language)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography role="status" color="text.secondary" sx={{ flex: '1 1 240px', fontVariantNumeric: 'tabular-nums' }}>
          {t('summary', {
            count: shown.meetings.length,
            online,
            free: Math.max(0, places - (shown.meetings.length - online)),
          })}
        </Typography>
        <Button
          variant="contained"
          startIcon={<Plus size={16} aria-hidden />}
          sx={{ minHeight: 36 }}
          onClick={() => setOpened({ what: 'book', place: null })}
        >
          {t('book')}
        </Button>
      </Stack>
      <View fair={fair} board={shown} {...acts} />
      {!narrow && (
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1 }}>
          {t('dragHelp')}
        </Typography>
      )}
      <Box>
        {opened?.what === 'meeting' && <MeetingDialog fair={fair} board={board} id={opened.id} onClose={close} />}
        {opened?.what === 'move' && <MoveDialog fair={fair} board={board} {...opened} onClose={close} onDone={close} />}
        {opened?.what === 'book' && <BookDialog fair={fair} board={board} place={opened.place} onClose={close} />}
      </Box>
    </>
  );
};
