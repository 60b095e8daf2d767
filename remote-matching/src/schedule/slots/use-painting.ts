import { type PointerEvent, useEffect, useRef } from 'react';

/** A finger that rests this long paints; one that moves before scrolls (ms, px). */
const restMs = 280;
const slack = 8;

interface Painting {
  /** From which slot to which one now; the first call says where it begins. */
  onPaint: (from: string, to: string) => void;
  onEnd: () => void;
}

const slotUnder = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-slot]')?.dataset.slot;

/**
 * Marking by dragging: at once with a mouse or a pen, after a short rest with a finger. A press that does not move
 * stays a click.
 */
export const usePainting = ({ onPaint, onEnd }: Painting) => {
  const held = useRef<{ from: string; x: number; y: number; touch: boolean; painting: boolean } | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const area = useRef<HTMLTableElement>(null);

  useEffect(() => {
    const table = area.current;
    // The browser scrolls with the finger unless this one listener, which may refuse, says no.
    const stay = (event: TouchEvent) => held.current?.painting && event.preventDefault();
    table?.addEventListener('touchmove', stay, { passive: false });
    return () => {
      table?.removeEventListener('touchmove', stay);
      clearTimeout(rest.current);
    };
  }, []);

  const end = () => {
    clearTimeout(rest.current);
    const painted = held.current?.painting ?? false;
    held.current = null;
    if (painted) onEnd();
    return painted;
  };

  const painted = useRef(false);

  return {
    ref: area,
    onPointerDown: (event: PointerEvent) => {
      const from = (event.target as Element).closest<HTMLElement>('[data-slot]')?.dataset.slot;
      painted.current = false;
      if (!from || event.button !== 0) return;
      const touch = event.pointerType === 'touch';
      held.current = { from, x: event.clientX, y: event.clientY, touch, painting: false };
      if (touch)
        rest.current = setTimeout(() => {
          if (!held.current) return;
          held.current.painting = true;
          painted.current = true;
          navigator.vibrate?.(10);
          onPaint(from, from);
        }, restMs);
    },
    onPointerMove: (event: PointerEvent) => {
      const now = held.current;
      if (!now) return;
      // The button was let go elsewhere.
      if (!now.touch && event.buttons === 0) {
        end();
        return;
      }
      const moved = Math.hypot(event.clientX - now.x, event.clientY - now.y) > slack;
      if (now.touch && !now.painting) {
        if (moved) end();
        return;
      }
      const to = slotUnder(event.clientX, event.clientY);
      if (!to || (!now.painting && to === now.from)) return;
      now.painting = true;
      painted.current = true;
      onPaint(now.from, to);
    },
    onPointerUp: () => void end(),
    onPointerCancel: () => void end(),
    /** True for the click that ends a drag. */
    wasPainted: () => {
      const was = painted.current;
      painted.current = false;
      return was;
    },
  };
};
