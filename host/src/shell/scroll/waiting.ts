import { behavior, glide, onInterruption } from './motion';

/** A page that is still coming in may grow this long before we give up. */
const patienceMs = 5000;

/** A part that has not come near yet has only an estimated height, by which no place can be found or remembered. */
export const layOutWhole = () => {
  document.documentElement.dataset.whole = '';
};

/** Tries until it works, the reader scrolls away or patience ends. `attempt` says whether it worked. */
const whenPossible = (attempt: () => boolean) => {
  layOutWhole();
  if (attempt()) return () => undefined;
  const observer = new ResizeObserver(() => attempt() && stop());
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    release();
  };
  const timer = setTimeout(stop, patienceMs);
  const release = onInterruption(stop);
  observer.observe(document.body);
  return stop;
};

/** Back to a remembered position, once the page is long enough for it. */
export const returnTo = (top: number) =>
  whenPossible(() => {
    const longEnough = document.documentElement.scrollHeight - window.innerHeight >= top;
    if (longEnough) glide(() => window.scrollTo({ top, behavior: behavior() }));
    return longEnough;
  });

const decoded = (hash: string) => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/** To the element that a hash names, once it is there; the focus goes with it, so that Tab carries on from there. */
export const goToHash = (hash: string) =>
  whenPossible(() => {
    const target = document.getElementById(decoded(hash));
    if (!target) return false;
    glide(() => target.scrollIntoView({ behavior: behavior(), block: 'start' }));
    if (!target.matches('a, button, input, [tabindex]')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    return true;
  });
