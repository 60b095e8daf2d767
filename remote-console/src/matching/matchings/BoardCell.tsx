import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Box, ButtonBase } from '@mui/material';
import { Plus } from 'lucide-react';
import { meetingI18n } from './i18n';
import { MeetingCard } from './MeetingCard';
import type { BoardHandlers, BoardPosition, Meeting } from './use-board';

interface RowProps extends Pick<BoardHandlers, 'onOpen' | 'onBook'> {
  start: string;
  when: string;
  past: boolean;
  dragged: Meeting | null;
  /** A party of the dragged meeting has another meeting at this time. */
  conflict: boolean;
}

const DraggableMeeting = ({ meeting, when, onOpen }: { meeting: Meeting } & Pick<RowProps, 'when' | 'onOpen'>) => {
  const isFixed = meeting.status !== 'ACCEPTED';
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: meeting._id, data: { meeting }, disabled: isFixed });
  return (
    <MeetingCard ref={setNodeRef} meeting={meeting} when={when} faded={isDragging} onOpen={onOpen} {...listeners} />
  );
};

/** Style of a cell; while a meeting is dragged it shows whether the meeting can be dropped here. */
const getCellStyle = ({
  isTarget,
  isOver,
  conflict,
  past,
}: {
  isTarget: boolean;
  isOver: boolean;
  conflict: boolean;
  past: boolean;
}) => {
  if (!isTarget) return { bgcolor: past ? 'var(--paper)' : undefined };
  if (conflict) return { bgcolor: 'var(--bad-soft)' };
  return {
    bgcolor: isOver ? 'var(--good-soft)' : undefined,
    outline: isOver ? '2px solid var(--good)' : 'none',
    outlineOffset: '-2px',
  };
};

const EmptyCell = ({ label, onClick }: { label: string; onClick: () => void }) => (
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

interface CellProps extends RowProps {
  table: number;
  name: string;
  meeting: Meeting | null;
}

/** One table at one time: its meeting, or a button to book one. */
export const BoardCell = ({
  start,
  when,
  past,
  table,
  name,
  meeting,
  dragged,
  conflict,
  onOpen,
  onBook,
}: CellProps) => {
  const t = meetingI18n.useT();
  const position: BoardPosition = { start, table };
  const isTarget = dragged?.mode === 'OFFLINE' && !meeting && !past;
  const { setNodeRef, isOver } = useDroppable({ id: `${start} ${table}`, data: position, disabled: !isTarget });
  return (
    <Box component="td" ref={setNodeRef} sx={getCellStyle({ isTarget, isOver, conflict, past })}>
      {meeting ? (
        <DraggableMeeting meeting={meeting} when={`${when} ${name}`} onOpen={onOpen} />
      ) : (
        !past && <EmptyCell label={t('bookAt', { when, table: name })} onClick={() => onBook(position)} />
      )}
    </Box>
  );
};

/** All meetings by video at one time. */
export const OnlineCell = ({
  start,
  when,
  past,
  meetings,
  dragged,
  conflict,
  onOpen,
  onBook,
}: RowProps & { meetings: Meeting[] }) => {
  const t = meetingI18n.useT();
  const position: BoardPosition = { start, table: null };
  const isTarget = dragged?.mode === 'ONLINE' && !past;
  const { setNodeRef, isOver } = useDroppable({ id: `${start} online`, data: position, disabled: !isTarget });
  return (
    <Box component="td" ref={setNodeRef} sx={getCellStyle({ isTarget, isOver, conflict, past })}>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        {meetings.map((meeting) => (
          <DraggableMeeting key={meeting._id} meeting={meeting} when={`${when} ${t('online')}`} onOpen={onOpen} />
        ))}
        {!past && meetings.length === 0 && (
          <EmptyCell label={t('bookAt', { when, table: t('online') })} onClick={() => onBook(position)} />
        )}
      </Box>
    </Box>
  );
};
