import { type RefObject, useEffect, useRef } from 'react';
import { focusInView } from 'shared/ui';

/**
 * Keeps the focus where a form opens in place of the button that opens it: the first control gets it, and after closing
 * the outcome (`FormOutcome`), else the button, which is marked `data-opens`. Returns the ref of an element around both.
 */
export const useInPlaceFocus = <E extends HTMLElement>(isOpen: boolean): RefObject<E | null> => {
  const ref = useRef<E>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    const selector = isOpen ? 'form :is(input, select, textarea, button)' : '[role="status"][tabindex], [data-opens]';
    const target = ref.current?.querySelector<HTMLElement>(selector);
    if (target) focusInView(target);
  }, [isOpen]);
  return ref;
};
