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
import { useT } from './i18n';

interface StepProps {
  label: string;
  Icon: LucideIcon;
  /** Nowhere further to go. The button stays in reach then, or whoever steps with the keyboard would lose their place. */
  end: boolean;
  onStep: () => void;
}

const Step = ({ label, Icon, end, onStep }: StepProps) => (
  <IconButton aria-label={label} aria-disabled={end} sx={{ opacity: end ? 0.35 : 1 }} onClick={() => end || onStep()}>
    <Icon size={16} aria-hidden />
  </IconButton>
);

interface RowProps {
  id: string;
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  stacked: boolean;
  children: ReactNode;
}

const Row = ({ id, name, index, count, onMove, stacked, children }: RowProps) => {
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
      <Step label={t('moveUp', { name })} Icon={ArrowUp} end={index === 0} onStep={() => onMove(index, index - 1)} />
      <Step
        label={t('moveDown', { name })}
        Icon={ArrowDown}
        end={index === count - 1}
        onStep={() => onMove(index, index + 1)}
      />
      {stacked && <Box sx={{ flexBasis: '100%', minWidth: 0 }}>{children}</Box>}
    </Box>
  );
};

export interface SortableItem {
  id: string;
  /** How the item is called when it is moved. */
  name: string;
  content: ReactNode;
}

interface Props {
  label: string;
  items: SortableItem[];
  onMove: (from: number, to: number) => void;
  /** Large contents, below what moves them. */
  stacked?: boolean;
}

/** Rows in an order: dragged by pointer or keyboard, or moved step by step with buttons. */
export const SortableList = ({ label, items, onMove, stacked = false }: Props) => {
  const t = useT();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id);
  const nameOf = (id: UniqueIdentifier) => items[indexOf(id)]?.name ?? '';
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('picked', { name: nameOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? t('moved', { name: nameOf(active.id), position: indexOf(over.id) + 1 }) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? t('dropped', { name: nameOf(active.id), position: indexOf(over.id) + 1 }) : undefined,
    onDragCancel: ({ active }) => t('dragCancelled', { name: nameOf(active.id) }),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(indexOf(active.id), indexOf(over.id));
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
            <Row key={id} id={id} name={name} index={index} count={items.length} onMove={onMove} stacked={stacked}>
              {content}
            </Row>
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
};
