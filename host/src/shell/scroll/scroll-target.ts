import { getScrollBehavior, onUserInterrupt, scrollSmoothly } from './motion';

/** How long the page may grow before a position is given up (ms). */
const timeoutMs = 30_000;

/** Lays out the whole page: parts that are skipped by `content-visibility` have only an estimated height. */
export const forceFullLayout = () => {
  document.documentElement.dataset.whole = '';
};

/**
 * Repeats `attempt` when the page grows, until it returns true or the time is over, and when a font arrives, in which
 * text above the target may take other lines. Input of the reader ends both, and aborts the signal that attempts get.
 * Returns a function that does so.
 */
const retryOnChange = (attempt: (signal: AbortSignal) => boolean) => {
  forceFullLayout();
  const stopping = new AbortController();
  const { signal } = stopping;
  const stop = () => stopping.abort();
  const growth = new ResizeObserver(() => attempt(signal) && growth.disconnect());
  const timer = setTimeout(() => growth.disconnect(), timeoutMs);
  const stopListening = onUserInterrupt(stop);
  signal.onabort = () => {
    growth.disconnect();
    clearTimeout(timer);
    stopListening();
  };
  document.fonts.addEventListener('loadingdone', () => void attempt(signal), { signal });
  if (!attempt(signal)) growth.observe(document.body);
  return stop;
};

/** Scrolls to a stored position once the page is long enough. */
export const restorePosition = (top: number) => {
  const scroll = (behavior: ScrollBehavior) => window.scrollTo({ top, behavior });
  return retryOnChange((signal) => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return false;
    if (Math.abs(window.scrollY - top) >= 1) {
      // A smooth scroll ends early, or at another place, where the page changes above it meanwhile.
      window.addEventListener('scrollend', () => scroll('instant'), { once: true, signal });
      scrollSmoothly(() => scroll(getScrollBehavior()));
    }
    return true;
  });
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
