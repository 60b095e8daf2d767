import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import type { Cell } from './cell';
import { findNeighbour, type Grid, type GridSlot, getSlotsOfDay } from './grid';

interface GridFocusOptions {
  slots: readonly GridSlot[];
  grid: Grid;
  getCell: (slot: GridSlot) => Cell;
  /** Called when the focus moves while Shift is held. */
  onSelectRange: (from: string, to: string) => void;
}

const steps: Record<string, [columns: number, rows: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keyboard focus in a grid with one Tab stop: arrows go to the neighbours, Home and End to the ends of the day. */
export const useGridFocus = ({ slots, grid, getCell, onSelectRange }: GridFocusOptions) => {
  /** A ref, since rendering hundreds of cells for a focus change would delay the press that caused it. */
  const focusedStart = useRef<string | null>(null);

  const handleFocus = ({ currentTarget, target }: FocusEvent<HTMLTableElement, HTMLElement>) => {
    const { slot } = target.dataset;
    if (!slot) return;
    for (const cell of currentTarget.querySelectorAll<HTMLElement>('[data-slot][tabindex="0"]')) cell.tabIndex = -1;
    target.tabIndex = 0;
    focusedStart.current = slot;
  };

  const handleKey = (event: KeyboardEvent<HTMLTableElement>) => {
    const start = (event.target as HTMLElement).dataset.slot;
    const step = steps[event.key];
    if (!start) return;
    const day = getSlotsOfDay(grid, grid.days[grid.getPosition(start).column] ?? '');
    const to =
      event.key === 'Home' ? day[0] : event.key === 'End' ? day.at(-1) : step && findNeighbour(grid, start, ...step);
    if (!step && event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    if (!to) return;
    if (event.shiftKey) onSelectRange(start, to.start);
    event.currentTarget.querySelector<HTMLElement>(`[data-slot="${to.start}"]`)?.focus();
  };

  const first = slots.find((slot) => !getCell(slot).locked) ?? slots[0];
  const tabStop = slots.find(({ start }) => start === focusedStart.current)?.start ?? first?.start;
  return { tabStop, handleFocus, handleKey };
};
