import { type RefObject, useEffect } from 'react';

/** How far (px) above the lower edge of the window an element comes in (§9). */
const offset = () => (window.innerWidth < 768 ? 180 : 300);

/** Lets an element that lies below the window come in once, when it is scrolled to. Measures nothing itself. */
export const useReveal = (ref: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let looked = false;
    const stop = () => {
      observer.disconnect();
      element.removeEventListener('focusin', show);
    };
    const show = () => {
      element.dataset.reveal = 'shown';
      stop();
    };
    const look = (entry: IntersectionObserverEntry) => {
      const { top, height } = entry.boundingClientRect;
      // What is not laid out yet lies far below.
      const laidOut = height > 0;
      if (looked) {
        // Jumped over by a link to further below, it must not stay hidden for the way back.
        if (entry.isIntersecting || (laidOut && top < 0)) show();
      } else if (laidOut && top < window.innerHeight) stop();
      else element.dataset.reveal = 'waiting';
      looked = true;
    };
    const observer = new IntersectionObserver(([entry]) => entry && look(entry), {
      rootMargin: `0px 0px -${offset()}px 0px`,
    });
    observer.observe(element);
    element.addEventListener('focusin', show);
    return stop;
  }, [ref]);
};
