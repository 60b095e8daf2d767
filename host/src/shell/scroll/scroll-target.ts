import { getScrollBehavior, onUserInterrupt, scrollSmoothly } from './motion';

/** How long the page may grow before a position is given up (ms). */
const timeoutMs = 30_000;

/** Lays out the whole page: parts that are skipped by `content-visibility` have only an estimated height. */
export const forceFullLayout = () => {
  document.documentElement.dataset.whole = '';
};

/**
 * Repeats `attempt` when the page grows, until it returns true or the time is over, and when a font arrives, in which
 * text above the target may take other lines. Calls `settle` at the end of each scroll. Input of the reader ends all of
 * this. Returns a function that stops it.
 */
const retryOnChange = (attempt: () => boolean, settle?: () => void) => {
  forceFullLayout();
  const repeat = () => void attempt();
  const growth = new ResizeObserver(() => attempt() && growth.disconnect());
  const timer = setTimeout(() => growth.disconnect(), timeoutMs);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    document.fonts.removeEventListener('loadingdone', repeat);
    if (settle) window.removeEventListener('scrollend', settle);
    stopListening();
  };
  const stopListening = onUserInterrupt(stop);
  document.fonts.addEventListener('loadingdone', repeat);
  if (settle) window.addEventListener('scrollend', settle);
  if (!attempt()) growth.observe(document.body);
  return stop;
};

/** Scrolls to a stored position once the page is long enough. */
export const restorePosition = (top: number) => {
  let isUnderWay = false;
  const isThere = () => Math.abs(window.scrollY - top) < 1;
  const attempt = () => {
    const isLongEnough = document.documentElement.scrollHeight - window.innerHeight >= top;
    if (!isLongEnough || isThere()) return isLongEnough;
    isUnderWay = true;
    scrollSmoothly(() => window.scrollTo({ top, behavior: getScrollBehavior() }));
    return true;
  };
  // A smooth scroll ends early, or at another place, where the page changes above it meanwhile.
  const settle = () => {
    if (isUnderWay && !isThere()) window.scrollTo({ top, behavior: 'instant' });
    isUnderWay = false;
  };
  return retryOnChange(attempt, settle);
};

const decodeHash = (hash: string) => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/** Scrolls to the element of a hash once it exists, and moves the focus there once. */
export const scrollToHash = (hash: string) => {
  let isFocused = false;
  return retryOnChange(() => {
    const target = document.getElementById(decodeHash(hash));
    if (!target) return false;
    scrollSmoothly(() => target.scrollIntoView({ behavior: getScrollBehavior(), block: 'start' }));
    if (isFocused) return true;
    isFocused = true;
    if (!target.matches('a, button, input, [tabindex]')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    return true;
  });
};
