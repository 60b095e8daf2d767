import {
  type Active,
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { Box } from '@mui/material';
import { useState } from 'react';
import type { Fair } from 'shared/contract';
import { useT } from '../../components/i18n';
import { BoardRow } from './BoardRow';
import { meetingI18n } from './i18n';
import { MeetingCard } from './MeetingCard';
import { type BoardHandlers, type BoardPosition, type BoardState, type Meeting, usePartyNames } from './use-board';

interface Props extends BoardHandlers {
  fair: Fair;
  board: BoardState;
}

const gridStyle = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th, & td': { borderRight: 1, borderBottom: 1, borderColor: 'divider', p: 0.5 },
  '& th': { fontWeight: 600, fontSize: '0.8125rem', color: 'text.secondary', bgcolor: 'var(--paper)' },
  '& thead th': { position: 'sticky', top: 0, zIndex: 2, whiteSpace: 'nowrap', py: 1 },
  '& tbody th': {
    ...{ position: 'sticky', left: 0, zIndex: 1, width: 76 },
    ...{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
  '& thead th:first-of-type': { left: 0, zIndex: 3 },
  '& td': { minWidth: 116, maxWidth: 240, height: 56, verticalAlign: 'top' },
} as const;

/** The column of meetings by video stays in view beside any number of tables. */
const onlineHeadStyle = {
  '& thead th:last-of-type': { right: 0, zIndex: 3, borderLeft: 1, borderColor: 'divider' },
} as const;

/** The new position of a dropped meeting; null if it cannot be dropped there or did not move. */
const getDropTarget = ({ active, over }: DragEndEvent): { meeting: Meeting; position: BoardPosition } | null => {
  const meeting = active.data.current?.meeting as Meeting | undefined;
  const position = over?.data.current as BoardPosition | undefined;
  if (!meeting || !position) return null;
  const table = meeting.mode === 'ONLINE' ? null : position.table;
  if (meeting.mode === 'OFFLINE' && table === null) return null;
  if (meeting.slot?.start === position.start && meeting.table === table) return null;
  return { meeting, position: { start: position.start, table } };
};

/** Tables as columns, times as rows. Meetings are moved by dragging them. */
export const BoardGrid = ({ fair, board, onOpen, onMove, onBook }: Props) => {
  const t = meetingI18n.useT();
  const tComponents = useT();
  const getPartyNames = usePartyNames();
  const [dragged, setDragged] = useState<Meeting | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 6 } }),
  );
  const hasOnlineColumn = fair.type !== 'OFFLINE' || board.meetings.some(({ mode }) => mode === 'ONLINE');

  const getName = ({ data }: Active) => {
    const meeting = data.current?.meeting as Meeting | undefined;
    return meeting ? t('pair', getPartyNames(meeting)) : '';
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => tComponents('picked', { name: getName(active) }),
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => tComponents('dragCancelled', { name: getName(active) }),
  };

  const drop = (event: DragEndEvent) => {
    setDragged(null);
    const target = getDropTarget(event);
    if (target) onMove(target.meeting, target.position);
  };

  return (
    <DndContext
      sensors={sensors}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('dragHelp') } }}
      onDragStart={({ active }) => setDragged((active.data.current?.meeting as Meeting) ?? null)}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
    >
      <Box
        sx={{
          overflow: 'auto',
          maxHeight: 'calc(100svh - 220px)',
          minHeight: 320,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        <Box component="table" sx={hasOnlineColumn ? { ...gridStyle, ...onlineHeadStyle } : gridStyle}>
          <thead>
            <tr>
              <th scope="col">{t('time')}</th>
              {board.tables.map(({ table, name }) => (
                <th key={table} scope="col">
                  {name}
                </th>
              ))}
              {hasOnlineColumn && <th scope="col">{t('online')}</th>}
            </tr>
          </thead>
          <tbody>
            {board.slots.map((slot) => (
              <BoardRow
                key={slot.start}
                fair={fair}
                board={board}
                slot={slot}
                hasOnlineColumn={hasOnlineColumn}
                dragged={dragged}
                onOpen={onOpen}
                onBook={onBook}
              />
            ))}
          </tbody>
        </Box>
      </Box>
      <DragOverlay>{dragged && <MeetingCard meeting={dragged} when="" />}</DragOverlay>
    </DndContext>
  );
};
