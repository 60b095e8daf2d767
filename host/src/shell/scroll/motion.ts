import { getScrollToTopPosition, scrollToTopMs } from './scroll-positions';

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export const getScrollBehavior = (): ScrollBehavior => (prefersReducedMotion() ? 'instant' : 'smooth');

const interruptingEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Calls back at the next wheel, touch, key or pointer event; returns a function that stops listening. */
export const onUserInterrupt = (callback: () => void) => {
  for (const type of interruptingEvents) window.addEventListener(type, callback, { passive: true, once: true });
  return () => {
    for (const type of interruptingEvents) window.removeEventListener(type, callback);
  };
};

/** Starts a smooth scroll; input of the reader stops it where it is. */
export const scrollSmoothly = (start: () => void) => {
  const stopListening = onUserInterrupt(() => window.scrollTo({ top: window.scrollY, behavior: 'instant' }));
  window.addEventListener('scrollend', stopListening, { once: true });
  start();
};

/** Scrolls to the top within 500 ms (§9), at once with reduced motion; input of the reader stops it. */
export const scrollToTop = () => {
  const start = window.scrollY;
  if (prefersReducedMotion() || start === 0) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  const startedAt = performance.now();
  let stopped = false;
  const stopListening = onUserInterrupt(() => {
    stopped = true;
  });
  const step = (now: number) => {
    if (stopped) return;
    window.scrollTo({ top: getScrollToTopPosition(start, Math.max(0, now - startedAt)), behavior: 'instant' });
    if (now - startedAt < scrollToTopMs) requestAnimationFrame(step);
    else stopListening();
  };
  requestAnimationFrame(step);
};
