import { Box, Button, Typography } from '@mui/material';
import { Plus } from 'lucide-react';
import type { Fair } from 'shared/contract';
import { formatSlotTime } from './format-slot';
import { meetingI18n } from './i18n';
import { MeetingCard } from './MeetingCard';
import { anyTable } from './SlotFields';
import type { BoardHandlers, BoardState } from './use-board';
import { WaitingLink } from './WaitingLink';

interface Props extends Pick<BoardHandlers, 'onOpen' | 'onBook'> {
  fair: Fair;
  board: BoardState;
}

/** The board on a narrow screen: a list of times with their meetings. */
export const BoardSlots = ({ fair, board, onOpen, onBook }: Props) => {
  const t = meetingI18n.useT();
  const requestCounts = new Map(board.requests.map(({ start, count }) => [start, count]));
  const now = new Date().toISOString();
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {board.slots.map(({ start, end }) => {
        const when = formatSlotTime(start, fair.timezone);
        const meetings = board.meetings.filter(({ slot }) => slot?.start === start);
        return (
          <Box
            component="li"
            key={start}
            sx={{ borderTop: 1, borderColor: 'divider', py: 1, opacity: end <= now ? 0.7 : 1 }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
              <Typography component="h3" variant="subtitle2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                {when}
              </Typography>
              {requestCounts.has(start) && (
                <WaitingLink
                  fair={fair._id}
                  start={start}
                  count={requestCounts.get(start) ?? 0}
                  sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
                />
              )}
              {end > now && (
                <Button
                  aria-label={`${when} ${t('book')}`}
                  onClick={() => onBook({ start, table: anyTable })}
                  sx={{ ml: 'auto', minWidth: 44, minHeight: 44 }}
                >
                  <Plus size={18} aria-hidden />
                </Button>
              )}
            </Box>
            <Box sx={{ display: 'grid', gap: 0.75, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              {meetings.map((meeting) => (
                <Box
                  key={meeting._id}
                  sx={{ display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr)', alignItems: 'center' }}
                >
                  <Typography variant="body2" color="text.secondary">
                    {meeting.tableName ?? t('online')}
                  </Typography>
                  <MeetingCard meeting={meeting} when={`${when} ${meeting.tableName ?? t('online')}`} onOpen={onOpen} />
                </Box>
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};
