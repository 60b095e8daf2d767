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
import { Box, Link as Look } from '@mui/material';
import { useState } from 'react';
import type { Fair } from 'shared/contract';
import { Link } from 'shared/router';
import { useT } from '../../parts/i18n';
import type { BoardActs, Place } from './Board';
import { BoardCell, OnlineCell } from './BoardCell';
import { type BoardState, busyAt, type Meeting, meetingAt, usePair } from './board';
import { timeIn } from './clock';
import { meetingI18n } from './i18n';
import { MeetingCard } from './MeetingCard';

interface Props extends BoardActs {
  fair: Fair;
  board: BoardState;
}

const grid = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th, & td': { borderRight: 1, borderBottom: 1, borderColor: 'divider', p: 0.5 },
  '& th': { fontWeight: 600, fontSize: '0.8125rem', color: 'text.secondary', bgcolor: 'var(--paper)' },
  '& thead th': { position: 'sticky', top: 0, zIndex: 2, whiteSpace: 'nowrap', py: 1 },
  '& tbody th': { position: 'sticky', left: 0, zIndex: 1, width: 76, fontVariantNumeric: 'tabular-nums' },
  '& thead th:first-of-type': { left: 0, zIndex: 3 },
  '& td': { minWidth: 116, maxWidth: 240, height: 56, verticalAlign: 'top' },
} as const;

/** Where a meeting may land: one online has no table, one at a table needs one. */
const landing = ({ active, over }: DragEndEvent): { meeting: Meeting; place: Place } | null => {
  const meeting = active.data.current?.meeting as Meeting | undefined;
  const place = over?.data.current as Place | undefined;
  if (!meeting || !place) return null;
  const table = meeting.mode === 'ONLINE' ? null : place.table;
  if (meeting.mode === 'OFFLINE' && table === null) return null;
  if (meeting.slot?.start === place.start && meeting.table === table) return null;
  return { meeting, place: { start: place.start, table } };
};

/** Tables across, times down; a meeting is dragged to its new place. */
export const BoardGrid = ({ fair, board, onOpen, onMove, onBook }: Props) => {
  const t = meetingI18n.useT();
  const parts = useT();
  const pairOf = usePair();
  const [dragged, setDragged] = useState<Meeting | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 6 } }),
  );
  const waiting = new Map(board.requests.map(({ start, count }) => [start, count]));
  const now = new Date().toISOString();
  const isOnline = fair.type !== 'OFFLINE' || board.meetings.some(({ mode }) => mode === 'ONLINE');
  const people = dragged ? [dragged.seller, dragged.buyer] : [];

  const nameOf = ({ data }: Active) => {
    const meeting = data.current?.meeting as Meeting | undefined;
    return meeting ? t('pair', pairOf(meeting)) : '';
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => parts('picked', { name: nameOf(active) }),
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => parts('dragCancelled', { name: nameOf(active) }),
  };

  const drop = (event: DragEndEvent) => {
    setDragged(null);
    const landed = landing(event);
    if (landed) onMove(landed.meeting, landed.place);
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
        <Box component="table" sx={grid}>
          <thead>
            <tr>
              <th scope="col">{t('time')}</th>
              {board.tables.map(({ table, name }) => (
                <th key={table} scope="col">
                  {name}
                </th>
              ))}
              {isOnline && <th scope="col">{t('online')}</th>}
            </tr>
          </thead>
          <tbody>
            {board.slots.map(({ start, end }) => {
              const when = timeIn(start, fair.timezone);
              const row = { start, when, past: end <= now, onOpen, onBook };
              const conflict = dragged !== null && busyAt(board, people, start, dragged._id).length > 0;
              return (
                <tr key={start}>
                  <Box component="th" scope="row" sx={start <= now && now < end ? { color: 'primary.main' } : {}}>
                    {when}
                    {waiting.has(start) && (
                      <Look
                        component={Link}
                        to={`/console/fairs/${fair._id}/meetings?status=REQUESTED`}
                        sx={{ display: 'block', color: 'warning.main', fontWeight: 500, fontSize: '0.75rem' }}
                      >
                        {t('waiting', { count: waiting.get(start) ?? 0 })}
                      </Look>
                    )}
                  </Box>
                  {board.tables.map(({ table, name }) => (
                    <BoardCell
                      key={table}
                      {...row}
                      table={table}
                      name={name}
                      meeting={meetingAt(board, start, table)}
                      dragged={dragged}
                      conflict={conflict}
                    />
                  ))}
                  {isOnline && (
                    <OnlineCell
                      {...row}
                      meetings={board.meetings.filter(
                        (meeting) => meeting.mode === 'ONLINE' && meeting.slot?.start === start,
                      )}
                      dragged={dragged}
                      conflict={conflict}
                    />
                  )}
                </tr>
              );
            })}
          </tbody>
        </Box>
      </Box>
      <DragOverlay>{dragged && <MeetingCard meeting={dragged} when="" />}</DragOverlay>
    </DndContext>
  );
};
