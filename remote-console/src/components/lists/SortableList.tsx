import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Box } from '@mui/material';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../i18n';
import { SortableItem, StepButton } from './SortableItem';

interface SortableRowProps {
  id: string;
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  stacked: boolean;
  children: ReactNode;
}

const SortableRow = ({ id, name, index, count, onMove, stacked, children }: SortableRowProps) => {
  const t = useT();
  return (
    <SortableItem id={id} name={name} sx={{ flexWrap: stacked ? 'wrap' : 'nowrap', rowGap: 1, py: 0.75 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>{!stacked && children}</Box>
      <StepButton
        aria-label={t('moveUp', { name })}
        Icon={ArrowUp}
        isAtEnd={index === 0}
        onStep={() => onMove(index, index - 1)}
      />
      <StepButton
        aria-label={t('moveDown', { name })}
        Icon={ArrowDown}
        isAtEnd={index === count - 1}
        onStep={() => onMove(index, index + 1)}
      />
      {stacked && <Box sx={{ flexBasis: '100%', minWidth: 0 }}>{children}</Box>}
    </SortableItem>
  );
};

interface Item {
  id: string;
  /** Accessible name of the item. */
  name: string;
  content: ReactNode;
}

interface Props {
  label: string;
  items: Item[];
  onMove: (from: number, to: number) => void;
  /** Puts the content below the buttons, for large items. */
  stacked?: boolean;
}

/** A list that is sorted by dragging with pointer or keyboard, or by buttons. */
export const SortableList = ({ label, items, onMove, stacked = false }: Props) => {
  const t = useT();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const getIndex = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id);
  const getName = (id: UniqueIdentifier) => items[getIndex(id)]?.name ?? '';
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('picked', { name: getName(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? t('moved', { name: getName(active.id), position: getIndex(over.id) + 1 }) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? t('dropped', { name: getName(active.id), position: getIndex(over.id) + 1 }) : undefined,
    onDragCancel: ({ active }) => t('dragCancelled', { name: getName(active.id) }),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(getIndex(active.id), getIndex(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('dragHelp') } }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map(({ id, name, content }, index) => (
            <SortableRow
              key={id}
              id={id}
              name={name}
              index={index}
              count={items.length}
              onMove={onMove}
              stacked={stacked}
            >
              {content}
            </SortableRow>
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
};
