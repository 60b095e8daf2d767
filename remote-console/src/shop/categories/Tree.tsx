import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragMoveEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Box } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { useT } from '../../parts/i18n';
import { categoryI18n } from './i18n';
import { TreeLine } from './TreeLine';
import { dropped, endOf, type Line, stepped, steps } from './tree';
import { indent, treeKeys } from './tree-keys';

interface Props {
  label: string;
  tree: Line[];
  nameOf: (id: string) => string;
  onMove: (tree: Line[]) => void;
  children: (id: string) => ReactNode;
}

interface Held {
  id: string;
  /** Where it would come to stand now; null where it cannot. */
  tree: Line[] | null;
}

/** A tree put in order by pointer or keyboard: up and down past other lines, sideways from level to level. */
export const Tree = ({ label, tree, nameOf, onMove, children }: Props) => {
  const t = useT();
  const words = categoryI18n.useT();
  const [held, setHeld] = useState<Held | null>(null);
  const latest = useRef<Held | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: treeKeys }),
  );

  const place = ({ active, over, delta }: DragMoveEvent) => {
    const id = String(active.id);
    const depth = tree.find((line) => line.id === id)?.depth ?? 0;
    return dropped(tree, id, String(over?.id ?? id), depth + Math.round(delta.x / indent));
  };
  /** Handlers run before the announcements, which are told no distance. */
  const follow = (event: DragMoveEvent) => {
    latest.current = { id: String(event.active.id), tree: place(event) };
    setHeld(latest.current);
  };

  const told = (key: 'moved' | 'dropped') => () => {
    const at = latest.current?.tree?.findIndex(({ id }) => id === latest.current?.id) ?? -1;
    const line = latest.current?.tree?.[at];
    return line ? words(key, { name: nameOf(line.id), position: at + 1, level: line.depth + 1 }) : words('noPlace');
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('picked', { name: nameOf(String(active.id)) }),
    onDragMove: told('moved'),
    onDragOver: () => undefined,
    onDragEnd: told('dropped'),
    onDragCancel: ({ active }) => t('dragCancelled', { name: nameOf(String(active.id)) }),
  };

  // A branch moves as one line; what is below it is out of the way meanwhile.
  const start = held ? tree.findIndex(({ id }) => id === held.id) : -1;
  const shown = held ? tree.filter((_, at) => at <= start || at >= endOf(tree, start)) : tree;
  const depthOf = (line: Line) =>
    (line.id === held?.id ? held.tree?.find(({ id }) => id === line.id)?.depth : undefined) ?? line.depth;

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => setHeld({ id: String(active.id), tree })}
      onDragMove={follow}
      onDragCancel={() => setHeld(null)}
      onDragEnd={(event) => {
        const next = place(event);
        setHeld(null);
        if (next && JSON.stringify(next) !== JSON.stringify(tree)) onMove(next);
      }}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words('dragHelp') } }}
    >
      <SortableContext items={shown} strategy={verticalListSortingStrategy}>
        <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((line) => {
            const at = tree.indexOf(line);
            return (
              <TreeLine
                key={line.id}
                id={line.id}
                name={nameOf(line.id)}
                depth={depthOf(line)}
                open={steps.filter((step) => stepped(tree, at, step))}
                onStep={(step) => onMove(stepped(tree, at, step) ?? tree)}
              >
                {children(line.id)}
              </TreeLine>
            );
          })}
        </Box>
      </SortableContext>
    </DndContext>
  );
};
