import { useRef, useState } from 'react';

/** A row of items as wide as itself that snaps into place: which item is shown, and a function that scrolls to one. */
export const useSnapRow = () => {
  const ref = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const scrollToItem = (index: number) => {
    const row = ref.current;
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row?.scrollTo({ left: index * row.clientWidth, behavior: reducedMotion ? 'instant' : 'smooth' });
  };

  const onScroll = () => {
    const row = ref.current;
    if (row) setCurrent(Math.round(row.scrollLeft / row.clientWidth));
  };

  return { ref, current, scrollToItem, onScroll };
};
