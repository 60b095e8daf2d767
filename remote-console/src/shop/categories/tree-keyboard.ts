import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

/** Indentation of one level in pixels. */
export const indentPx = 28;

const horizontalSteps: Record<string, number> = { ArrowLeft: -indentPx, ArrowRight: indentPx };

/** Up and down move as in any sortable list and keep the level; left and right change the level. */
export const getTreeCoordinates: KeyboardCoordinateGetter = (event, args) => {
  const { x, y } = args.currentCoordinates;
  const step = horizontalSteps[event.code];
  if (step !== undefined) {
    event.preventDefault();
    return { x: x + step, y };
  }
  const next = sortableKeyboardCoordinates(event, args);
  return next && { ...next, x };
};
