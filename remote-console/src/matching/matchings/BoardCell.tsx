import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Box, ButtonBase } from '@mui/material';
import { Plus } from 'lucide-react';
import type { BoardActs, Place } from './Board';
import type { Meeting } from './board';
import { meetingI18n } from './i18n';
import { MeetingCard } from './MeetingCard';

interface Row extends Pick<BoardActs, 'onOpen' | 'onBook'> {
  start: string;
  when: string;
  past: boolean;
  dragged: Meeting | null;
  /** One of the two whose meeting is dragged meets somebody else then. */
  conflict: boolean;
}

const Draggable = ({ meeting, when, onOpen }: { meeting: Meeting } & Pick<Row, 'when' | 'onOpen'>) => {
  const isFixed = meeting.status !== 'ACCEPTED';
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: meeting._id, data: { meeting }, disabled: isFixed });
  return (
    <MeetingCard ref={setNodeRef} meeting={meeting} when={when} faded={isDragging} onOpen={onOpen} {...listeners} />
  );
};

/** How a cell looks while something is dragged over the board. */
const lookOf = ({
  takes,
  over,
  conflict,
  past,
}: {
  takes: boolean;
  over: boolean;
  conflict: boolean;
  past: boolean;
}) => {
  if (!takes) return { bgcolor: past ? 'var(--paper)' : undefined };
  if (conflict) return { bgcolor: 'var(--bad-soft)' };
  return {
    bgcolor: over ? 'var(--good-soft)' : undefined,
    outline: over ? '2px solid var(--good)' : 'none',
    outlineOffset: '-2px',
  };
};

const Empty = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <ButtonBase
    aria-label={label}
    title={label}
    onClick={onClick}
    sx={{
      width: '100%',
      minHeight: 44,
      borderRadius: 0.5,
      color: 'text.disabled',
      opacity: 0,
      '&:hover, &:focus-visible': { opacity: 1, bgcolor: 'action.hover' },
      '@media (hover: none)': { opacity: 0.6 },
    }}
  >
    <Plus size={16} aria-hidden />
  </ButtonBase>
);

interface Cell extends Row {
  table: number;
  name: string;
  meeting: Meeting | null;
}

/** One table at one time. */
export const BoardCell = ({ start, when, past, table, name, meeting, dragged, conflict, onOpen, onBook }: Cell) => {
  const t = meetingI18n.useT();
  const place: Place = { start, table };
  const takes = dragged?.mode === 'OFFLINE' && !meeting && !past;
  const { setNodeRef, isOver } = useDroppable({ id: `${start} ${table}`, data: place, disabled: !takes });
  return (
    <Box component="td" ref={setNodeRef} sx={lookOf({ takes, over: isOver, conflict, past })}>
      {meeting ? (
        <Draggable meeting={meeting} when={`${when} ${name}`} onOpen={onOpen} />
      ) : (
        !past && <Empty label={t('bookAt', { when, table: name })} onClick={() => onBook(place)} />
      )}
    </Box>
  );
};

/** Everybody who meets by video at one time. */
export const OnlineCell = ({
  start,
  when,
  past,
  meetings,
  dragged,
  conflict,
  onOpen,
  onBook,
}: Row & { meetings: Meeting[] }) => {
  const t = meetingI18n.useT();
  const place: Place = { start, table: null };
  const takes = dragged?.mode === 'ONLINE' && !past;
  const { setNodeRef, isOver } = useDroppable({ id: `${start} online`, data: place, disabled: !takes });
  return (
    <Box component="td" ref={setNodeRef} sx={lookOf({ takes, over: isOver, conflict, past })}>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        {meetings.map((meeting) => (
          <Draggable key={meeting._id} meeting={meeting} when={`${when} ${t('online')}`} onOpen={onOpen} />
        ))}
        {!past && meetings.length === 0 && (
          <Empty label={t('bookAt', { when, table: t('online') })} onClick={() => onBook(place)} />
        )}
      </Box>
    </Box>
  );
};
