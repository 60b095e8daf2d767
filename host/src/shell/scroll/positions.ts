/** The header changes its look below this many pixels: 50 is still the top, 51 is not (W3). */
export const scrolledAt = 50;

export const isScrolled = (scrollY: number) => scrollY > scrolledAt;

/** Of the TOP button (§9). */
export const toTopMs = 500;

/** Where the page stands `elapsedMs` into its way up from `start`; fast first, coming to rest gently. */
export const onTheWayUp = (start: number, elapsedMs: number) => {
  const left = 1 - Math.min(1, elapsedMs / toTopMs);
  return Math.round(start * left ** 3);
};

const kept = 60;

/** Positions by history entry, the latest last; the oldest are forgotten. */
export const remember = (positions: Record<string, number>, entry: string, top: number): Record<string, number> => {
  const { [entry]: _, ...others } = positions;
  return Object.fromEntries([...Object.entries(others).slice(1 - kept), [entry, Math.round(top)]]);
};
