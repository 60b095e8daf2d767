import { getScrollBehavior, onUserInterrupt, scrollSmoothly } from './motion';

/** How long the page may grow before a position is given up (ms). */
const timeoutMs = 5000;

/** Lays out the whole page: parts that are skipped by `content-visibility` have only an estimated height. */
export const forceFullLayout = () => {
  document.documentElement.dataset.whole = '';
};

/** Repeats `attempt` when the page grows, until it returns true, the reader interrupts or the time is over. Returns a function that stops it. */
const retryOnResize = (attempt: () => boolean) => {
  forceFullLayout();
  if (attempt()) return () => undefined;
  const observer = new ResizeObserver(() => attempt() && stop());
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    stopListening();
  };
  const timer = setTimeout(stop, timeoutMs);
  const stopListening = onUserInterrupt(stop);
  observer.observe(document.body);
  return stop;
};

/** Scrolls to a stored position once the page is long enough. */
export const restorePosition = (top: number) =>
  retryOnResize(() => {
    const isLongEnough = document.documentElement.scrollHeight - window.innerHeight >= top;
    if (isLongEnough) scrollSmoothly(() => window.scrollTo({ top, behavior: getScrollBehavior() }));
    return isLongEnough;
  });

const decodeHash = (hash: string) => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/** Scrolls to the element of a hash once it exists, and moves the focus there. */
export const scrollToHash = (hash: string) =>
  retryOnResize(() => {
    const target = document.getElementById(decodeHash(hash));
    if (!target) return false;
    scrollSmoothly(() => target.scrollIntoView({ behavior: getScrollBehavior(), block: 'start' }));
    if (!target.matches('a, button, input, [tabindex]')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    return true;
  });
