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
import { useT } from '../../components/i18n';
import { categoryI18n } from './i18n';
import { SortableTreeItem } from './SortableTreeItem';
import { dropBranch, findBranchEnd, stepBranch, steps, type TreeItem } from './tree';
import { getTreeCoordinates, indentPx } from './tree-keyboard';

interface Props {
  label: string;
  tree: TreeItem[];
  getName: (id: string) => string;
  onMove: (tree: TreeItem[]) => void;
  children: (id: string) => ReactNode;
}

interface DragState {
  id: string;
  /** The tree if the item were dropped now; null if it cannot be dropped here. */
  tree: TreeItem[] | null;
}

/** A tree sorted by pointer or keyboard: up and down changes the order, sideways the level. */
export const SortableTree = ({ label, tree, getName, onMove, children }: Props) => {
  const t = useT();
  const tCategories = categoryI18n.useT();
  const [drag, setDrag] = useState<DragState | null>(null);
  const latest = useRef<DragState | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: getTreeCoordinates }),
  );

  const getDropResult = ({ active, over, delta }: DragMoveEvent) => {
    const id = String(active.id);
    const depth = tree.find((item) => item.id === id)?.depth ?? 0;
    return dropBranch(tree, id, String(over?.id ?? id), depth + Math.round(delta.x / indentPx));
  };
  /** Keeps the result for the announcements, which run after the handlers and do not get the distance. */
  const onDragMove = (event: DragMoveEvent) => {
    latest.current = { id: String(event.active.id), tree: getDropResult(event) };
    setDrag(latest.current);
  };

  const announce = (key: 'moved' | 'dropped') => () => {
    const at = latest.current?.tree?.findIndex(({ id }) => id === latest.current?.id) ?? -1;
    const item = latest.current?.tree?.[at];
    return item
      ? tCategories(key, { name: getName(item.id), position: at + 1, level: item.depth + 1 })
      : tCategories('cannotDrop');
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('picked', { name: getName(String(active.id)) }),
    onDragMove: announce('moved'),
    onDragOver: () => undefined,
    onDragEnd: announce('dropped'),
    onDragCancel: ({ active }) => t('dragCancelled', { name: getName(String(active.id)) }),
  };

  // While a branch is dragged only its first item is shown.
  const dragIndex = drag ? tree.findIndex(({ id }) => id === drag.id) : -1;
  const visibleItems = drag ? tree.filter((_, at) => at <= dragIndex || at >= findBranchEnd(tree, dragIndex)) : tree;
  const getVisibleDepth = (item: TreeItem) =>
    (item.id === drag?.id ? drag.tree?.find(({ id }) => id === item.id)?.depth : undefined) ?? item.depth;

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => setDrag({ id: String(active.id), tree })}
      onDragMove={onDragMove}
      onDragCancel={() => setDrag(null)}
      onDragEnd={(event) => {
        const next = getDropResult(event);
        setDrag(null);
        if (next && JSON.stringify(next) !== JSON.stringify(tree)) onMove(next);
      }}
      accessibility={{ announcements, screenReaderInstructions: { draggable: tCategories('dragHelp') } }}
    >
      <SortableContext items={visibleItems} strategy={verticalListSortingStrategy}>
        <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {visibleItems.map((item) => {
            const at = tree.indexOf(item);
            return (
              <SortableTreeItem
                key={item.id}
                id={item.id}
                name={getName(item.id)}
                depth={getVisibleDepth(item)}
                possibleSteps={steps.filter((step) => stepBranch(tree, at, step))}
                onStep={(step) => onMove(stepBranch(tree, at, step) ?? tree)}
              >
                {children(item.id)}
              </SortableTreeItem>
            );
          })}
        </Box>
      </SortableContext>
    </DndContext>
  );
};
