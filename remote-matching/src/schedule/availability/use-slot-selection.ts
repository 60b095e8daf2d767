import { type MouseEvent, startTransition, useRef } from 'react';
import type { Cell } from './cell';
import { type Grid, type GridSlot, getSlotsBetween } from './grid';
import { findSlotStart, useDragSelection } from './use-drag-selection';

export interface SlotSelectionOptions {
  slots: readonly GridSlot[];
  grid: Grid;
  getCell: (slot: GridSlot) => Cell;
  /** Starts of the marked slots, in the order in which they were picked. */
  marked: ReadonlySet<string>;
  /** The newest ones, also before they are rendered: a press may follow another one before that. */
  getMarked: () => ReadonlySet<string>;
  onChange: (marked: Set<string>) => void;
  /** Receives the reason when a locked slot is pressed. */
  onLocked: (reason: string) => void;
  /** Slots are picked one by one and numbered: ranges cannot be selected. */
  ordered: boolean;
}

/** Marks slots by clicks, and ranges of them by dragging or by `selectRange`. */
export const useSlotSelection = (options: SlotSelectionOptions) => {
  const { slots, grid, getCell, getMarked, onChange, onLocked, ordered } = options;
  /** What was marked before the range, where it began, and whether it marks or clears. */
  const range = useRef<{ before: ReadonlySet<string>; from: string; on: boolean } | null>(null);

  const selectRange = (from: string, to: string) => {
    if (ordered) return;
    range.current ??= { before: getMarked(), from, on: !getMarked().has(from) };
    const { before, on } = range.current;
    const next = new Set(before);
    for (const slot of getSlotsBetween(grid, range.current.from, to)) {
      if (getCell(slot).locked) continue;
      if (on) next.add(slot.start);
      else next.delete(slot.start);
    }
    onChange(next);
  };
  const endRange = () => {
    range.current = null;
  };
  const { wasDragged, ...dragHandlers } = useDragSelection({ onSelect: selectRange, onEnd: endRange });

  const handleClick = ({ target, detail }: MouseEvent) => {
    const start = findSlotStart(target as Element);
    const slot = slots.find((each) => each.start === start);
    // Only a pointer's click can end a drag; the click of a key has `detail` 0.
    if (!slot || (detail > 0 && wasDragged())) return;
    const { locked } = getCell(slot);
    if (locked) {
      onLocked(locked);
      return;
    }
    const next = new Set(getMarked());
    if (!next.delete(slot.start)) next.add(slot.start);
    startTransition(() => onChange(next));
  };

  return { handleClick, selectRange, endRange, dragHandlers: ordered ? undefined : dragHandlers };
};
