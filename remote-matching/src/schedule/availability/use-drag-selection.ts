import { type PointerEvent, useEffect, useRef } from 'react';

/** A touch that stays within the tolerance this long starts a drag; one that moves earlier scrolls. */
const longPressMs = 280;
const moveTolerancePx = 8;

interface DragSelectionOptions {
  /** Receives the starts of the first and the current slot of the drag. */
  onSelect: (from: string, to: string) => void;
  onEnd: () => void;
}

/** The start of the slot whose cell contains the element. */
export const findSlotStart = (element: Element | null) => element?.closest<HTMLElement>('[data-slot]')?.dataset.slot;

/**
 * Handlers for selecting slots by dragging: at once with a mouse or a pen, after a long press with a finger. A press that
 * does not move stays a click.
 */
export const useDragSelection = ({ onSelect, onEnd }: DragSelectionOptions) => {
  const press = useRef<{ from: string; x: number; y: number; touch: boolean; dragging: boolean } | null>(null);
  const longPressTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const table = useRef<HTMLTableElement>(null);
  const dragged = useRef(false);

  useEffect(() => {
    const element = table.current;
    // Only a listener that is not passive can keep the browser from scrolling.
    const preventScroll = (event: TouchEvent) => press.current?.dragging && event.preventDefault();
    element?.addEventListener('touchmove', preventScroll, { passive: false });
    return () => {
      element?.removeEventListener('touchmove', preventScroll);
      clearTimeout(longPressTimer.current);
    };
  }, []);

  const end = () => {
    clearTimeout(longPressTimer.current);
    const wasDragging = press.current?.dragging ?? false;
    press.current = null;
    if (wasDragging) onEnd();
  };
  const drag = (from: string, to: string) => {
    if (!press.current) return;
    press.current.dragging = true;
    dragged.current = true;
    onSelect(from, to);
  };

  return {
    ref: table,
    onPointerDown: (event: PointerEvent) => {
      const from = findSlotStart(event.target as Element);
      dragged.current = false;
      if (!from || event.button !== 0) return;
      const touch = event.pointerType === 'touch';
      press.current = { from, x: event.clientX, y: event.clientY, touch, dragging: false };
      if (touch)
        longPressTimer.current = setTimeout(() => {
          if (!press.current) return;
          navigator.vibrate?.(10);
          drag(from, from);
        }, longPressMs);
    },
    onPointerMove: (event: PointerEvent) => {
      const current = press.current;
      if (!current) return;
      // The button was released outside the grid.
      if (!current.touch && event.buttons === 0) {
        end();
        return;
      }
      if (current.touch && !current.dragging) {
        if (Math.hypot(event.clientX - current.x, event.clientY - current.y) > moveTolerancePx) end();
        return;
      }
      const to = findSlotStart(document.elementFromPoint(event.clientX, event.clientY));
      if (!to || (!current.dragging && to === current.from)) return;
      drag(current.from, to);
    },
    onPointerUp: end,
    onPointerCancel: end,
    /** True once for the click that ends a drag. */
    wasDragged: () => {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
  };
};
