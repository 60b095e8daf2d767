import { useEffect } from 'react';

/** A browser scrolls only to the caret of a field with several lines, so that a bar may cover the rest of it. */
const scrollToFocused = ({ key }: KeyboardEvent) => {
  const focused = document.activeElement;
  if (key !== 'Tab' || !(focused instanceof HTMLTextAreaElement)) return;
  focused.scrollIntoView({ block: 'nearest' });
};

/** Keeps a field that is reached by Tab clear of header and bars. */
export const useFocusClearOfBars = () => {
  useEffect(() => {
    document.addEventListener('keyup', scrollToFocused);
    return () => document.removeEventListener('keyup', scrollToFocused);
  }, []);
};
