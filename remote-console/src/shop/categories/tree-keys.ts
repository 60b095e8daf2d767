import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

/** Pixels of one level. */
export const indent = 28;

const sideways: Record<string, number> = { ArrowLeft: -indent, ArrowRight: indent };

/** Up and down as in every list; left and right change the level, which stays when the line goes on. */
export const treeKeys: KeyboardCoordinateGetter = (event, args) => {
  const { x, y } = args.currentCoordinates;
  const by = sideways[event.code];
  if (by !== undefined) {
    event.preventDefault();
    return { x: x + by, y };
  }
  const next = sortableKeyboardCoordinates(event, args);
  return next && { ...next, x };
};
