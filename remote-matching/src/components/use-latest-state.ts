import { useCallback, useRef, useState } from 'react';

/**
 * State whose newest value is also known before it is rendered: a press may follow another one before that, on a busy
 * device or in a transition. `getLatest` is for event handlers.
 */
export const useLatestState = <T>(initial: T) => {
  const [value, setValue] = useState(initial);
  const latest = useRef(initial);
  const set = useCallback((next: T) => {
    latest.current = next;
    setValue(next);
  }, []);
  const getLatest = useCallback(() => latest.current, []);
  return { value, set, getLatest };
};
