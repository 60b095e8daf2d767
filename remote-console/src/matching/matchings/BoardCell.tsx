import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Box, ButtonBase } from '@mui/material';
import { Plus } from 'lucide-react';
import { meetingI18n } from './i18n';
import { MeetingCard } from './MeetingCard';
import type { BoardHandlers, BoardPosition, Meeting } from './use-board';

interface Props extends Pick<BoardHandlers, 'onOpen' | 'onBook'> {
  start: string;
  /** Null for the column of the meetings by video. */
  table: number | null;
  /** Name of the column. */
  name: string;
  when: string;
  past: boolean;
  /** One at most at a table, any number by video. */
  meetings: Meeting[];
  dragged: Meeting | null;
  /** A party of the dragged meeting has another meeting at this time. */
  conflict: boolean;
}

const DraggableMeeting = ({ meeting, when, onOpen }: { meeting: Meeting } & Pick<Props, 'when' | 'onOpen'>) => {
  const isFixed = meeting.status !== 'ACCEPTED';
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: meeting._id, data: { meeting }, disabled: isFixed });
  return (
    <MeetingCard ref={setNodeRef} meeting={meeting} when={when} faded={isDragging} onOpen={onOpen} {...listeners} />
  );
};

/** Style of a cell where the dragged meeting can be dropped. */
const getTargetStyle = (isOver: boolean, conflict: boolean) =>
  conflict
    ? { bgcolor: 'var(--bad-soft)' }
    : {
        bgcolor: isOver ? 'var(--good-soft)' : undefined,
        outline: isOver ? '2px solid var(--good)' : 'none',
        outlineOffset: '-2px',
      };

/** The column of meetings by video stays in view; what scrolls below it must not show through. */
const onlineColumnStyle = { position: 'sticky', right: 0, zIndex: 1, borderLeft: 1, borderColor: 'divider' } as const;

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

/** One table, or the meetings by video, at one time: the meetings, or a button to book one. */
export const BoardCell = (props: Props) => {
  const { start, table, name, when, past, meetings, dragged, conflict, onOpen, onBook } = props;
  const t = meetingI18n.useT();
  const position: BoardPosition = { start, table };
  const isFree = table === null || meetings.length === 0;
  const isTarget = dragged?.mode === (table === null ? 'ONLINE' : 'OFFLINE') && isFree && !past;
  const { setNodeRef, isOver } = useDroppable({ id: `${start} ${table}`, data: position, disabled: !isTarget });
  const style = isTarget ? getTargetStyle(isOver, conflict) : { bgcolor: past ? 'var(--paper)' : undefined };
  const onlineStyle = { ...onlineColumnStyle, bgcolor: style.bgcolor ?? 'background.default' };
  return (
    <Box component="td" ref={setNodeRef} sx={table === null ? { ...style, ...onlineStyle } : style}>
      <Box sx={table === null ? { display: 'grid', gap: 0.5 } : {}}>
        {meetings.map((meeting) => (
          <DraggableMeeting key={meeting._id} meeting={meeting} when={`${when} ${name}`} onOpen={onOpen} />
        ))}
        {!past && meetings.length === 0 && (
          <EmptyCell label={t('bookAt', { when, table: name })} onClick={() => onBook(position)} />
        )}
      </Box>
    </Box>
  );
};
