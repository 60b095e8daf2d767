import { onTheWayUp, toTopMs } from './positions';

export const reducesMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export const behavior = (): ScrollBehavior => (reducesMotion() ? 'instant' : 'smooth');

const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Calls back when the reader takes over; returns how to stop listening. */
export const onInterruption = (callback: () => void) => {
  for (const type of interruptions) window.addEventListener(type, callback, { passive: true, once: true });
  return () => {
    for (const type of interruptions) window.removeEventListener(type, callback);
  };
};

/** Starts a smooth movement of the page; the reader who takes over ends it where it is. */
export const glide = (start: () => void) => {
  const release = onInterruption(() => window.scrollTo({ top: window.scrollY, behavior: 'instant' }));
  window.addEventListener('scrollend', release, { once: true });
  start();
};

/** To the top in 500 ms (§9), at once under reduced motion; the reader's own scrolling ends it. */
export const scrollToTop = () => {
  const start = window.scrollY;
  if (reducesMotion() || start === 0) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  const begun = performance.now();
  let stopped = false;
  const release = onInterruption(() => {
    stopped = true;
  });
  const step = (now: number) => {
    if (stopped) return;
    window.scrollTo({ top: onTheWayUp(start, Math.max(0, now - begun)), behavior: 'instant' });
    if (now - begun < toTopMs) requestAnimationFrame(step);
    else release();
  };
  requestAnimationFrame(step);
};
