import { type RefObject, useEffect } from 'react';

/** Distance in px above the lower edge of the window at which an element is revealed (§9). */
const getOffset = () => (window.innerWidth < 768 ? 180 : 300);

/**
 * Reveals an element below the window once, when it is scrolled into view (`data-reveal`). Uses the measurements of an
 * IntersectionObserver only, so it causes no layout.
 */
export const useReveal = (ref: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let isObserved = false;
    const stop = () => {
      observer.disconnect();
      element.removeEventListener('focusin', show);
    };
    const show = () => {
      element.dataset.reveal = 'shown';
      stop();
    };
    const update = (entries: IntersectionObserverEntry[]) => {
      // A busy browser delivers several at once, the latest last.
      const entry = entries.at(-1) as IntersectionObserverEntry;
      const { top, height } = entry.boundingClientRect;
      // An element without height is not laid out yet and is far below.
      const isLaidOut = height > 0;
      if (isObserved) {
        // A jump to a place below passes the element; it must be visible when the reader scrolls back.
        if (entry.isIntersecting || (isLaidOut && top < 0)) show();
      } else if (isLaidOut && top < window.innerHeight) stop();
      else element.dataset.reveal = 'waiting';
      isObserved = true;
    };
    const observer = new IntersectionObserver(update, { rootMargin: `0px 0px -${getOffset()}px 0px` });
    observer.observe(element);
    element.addEventListener('focusin', show);
    return stop;
  }, [ref]);
};
