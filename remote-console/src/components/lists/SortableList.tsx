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
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Box, IconButton } from '@mui/material';
import { ArrowDown, ArrowUp, GripVertical, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../i18n';

interface StepButtonProps {
  label: string;
  Icon: LucideIcon;
  /** At the end of the list. The button keeps its focus then, so it is not disabled. */
  isAtEnd: boolean;
  onStep: () => void;
}

const StepButton = ({ label, Icon, isAtEnd, onStep }: StepButtonProps) => (
  <IconButton
    aria-label={label}
    aria-disabled={isAtEnd}
    sx={{ opacity: isAtEnd ? 0.35 : 1 }}
    onClick={() => isAtEnd || onStep()}
  >
    <Icon size={16} aria-hidden />
  </IconButton>
);

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
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        display: 'flex',
        flexWrap: stacked ? 'wrap' : 'nowrap',
        alignItems: 'center',
        gap: 1,
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        position: 'relative',
        zIndex: isDragging ? 2 : 'auto',
        boxShadow: isDragging ? 'var(--shadow)' : 'none',
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t('drag', { name })}
        sx={{ cursor: 'grab', touchAction: 'none', borderRadius: 1 }}
      >
        <GripVertical size={18} aria-hidden />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0 }}>{!stacked && children}</Box>
      <StepButton
        label={t('moveUp', { name })}
        Icon={ArrowUp}
        isAtEnd={index === 0}
        onStep={() => onMove(index, index - 1)}
      />
      <StepButton
        label={t('moveDown', { name })}
        Icon={ArrowDown}
        isAtEnd={index === count - 1}
        onStep={() => onMove(index, index + 1)}
      />
      {stacked && <Box sx={{ flexBasis: '100%', minWidth: 0 }}>{children}</Box>}
    </Box>
  );
};

interface SortableItem {
  id: string;
  /** Accessible name of the item. */
  name: string;
  content: ReactNode;
}

interface Props {
  label: string;
  items: SortableItem[];
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
