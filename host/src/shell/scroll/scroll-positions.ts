/** The header counts as scrolled below this position: not at 50 px, but at 51 px (W3). */
const scrolledThresholdPx = 50;

export const isScrolled = (scrollY: number) => scrollY > scrolledThresholdPx;

/** Duration of the scroll of the TOP button (§9). */
export const scrollToTopMs = 500;

/** Scroll position after `elapsedMs` of the scroll from `start` to the top (px, ease-out). */
export const getScrollToTopPosition = (start: number, elapsedMs: number) => {
  const left = 1 - Math.min(1, elapsedMs / scrollToTopMs);
  return Math.round(start * left ** 3);
};

const maxPositions = 60;

/** Adds the position of a history entry as the latest one; the oldest are dropped. */
export const addPosition = (positions: Record<string, number>, entry: string, top: number): Record<string, number> => {
  const { [entry]: _, ...others } = positions;
  return Object.fromEntries([...Object.entries(others).slice(1 - maxPositions), [entry, Math.round(top)]]);
};
