import { type RefObject, useEffect } from 'react';

/** How far (px) above the lower edge of the window an element comes in (§9). */
const offset = () => (window.innerWidth < 768 ? 180 : 300);

/** Lets an element that lies below the window come in once, when it is scrolled to. */
export const useReveal = (ref: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    element.dataset.reveal = 'waiting';
    const show = () => {
      element.dataset.reveal = 'shown';
      observer.disconnect();
      element.removeEventListener('focusin', show);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Jumped over by a link to further below, it must not stay hidden for the way back.
        if (entry && (entry.isIntersecting || entry.boundingClientRect.top < 0)) show();
      },
      { rootMargin: `0px 0px -${offset()}px 0px` },
    );
    observer.observe(element);
    element.addEventListener('focusin', show);
    return show;
  }, [ref]);
};
