import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'shared/router';

/** The title of the page, and the links and buttons of the part that it heads. */
const findFirstView = () => {
  const title = document.querySelector('main h1');
  const controls = title?.closest('section, header')?.querySelectorAll('a, button') ?? [];
  return title ? [title, ...controls] : [];
};

/**
 * Whether the popup with this id, the child of `layer`, lies beside the title and the buttons of the page's first view, at
 * the height at which the reader is now. Always true without an id.
 */
export const useIsClearOfTitle = (layer: RefObject<HTMLElement | null>, popup: string | undefined) => {
  const { pathname } = useLocation();
  const [covered, setCovered] = useState(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another title
  useEffect(() => {
    const card = layer.current?.firstElementChild;
    if (!popup || !card) return;
    let observer: IntersectionObserver | undefined;
    const observe = () => {
      observer?.disconnect();
      const box = card.getBoundingClientRect();
      const under = new Set<Element>();
      // Only the strip of the screen that the popup takes counts.
      const rootMargin = `${-Math.floor(box.top)}px 0px ${-Math.floor(window.innerHeight - box.bottom)}px`;
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) isIntersecting ? under.add(target) : under.delete(target);
          setCovered(under.size > 0);
        },
        { rootMargin },
      );
      const targets = findFirstView();
      for (const target of targets) observer.observe(target);
      if (targets.length === 0) setCovered(false);
    };
    // Its picture makes it higher when it is loaded. The first call comes at once.
    const sizes = new ResizeObserver(observe);
    sizes.observe(card);
    window.addEventListener('resize', observe);
    return () => {
      observer?.disconnect();
      sizes.disconnect();
      window.removeEventListener('resize', observe);
    };
  }, [popup, pathname, layer]);

  return !popup || !covered;
};
