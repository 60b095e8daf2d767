import { useEffect, useState } from 'react';
import { failureOf } from 'shared/client';

interface Read<T> {
  key: string | null;
  data?: T;
  error: Error | null;
}

/**
 * What a page reads once it is open. `key` says what is read: another one reads anew, null waits. A later failure leaves
 * what was read before.
 */
export const useRead = <T>(key: string | null, read: () => Promise<T>) => {
  const [state, setState] = useState<Read<T>>({ key, error: null });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what `read` asks for is said by the key
  useEffect(() => {
    if (key === null) return;
    let wanted = true;
    read().then(
      (data) => wanted && setState({ key, data, error: null }),
      async (cause: unknown) => {
        const error = await failureOf(cause);
        if (wanted) setState((was) => (was.key === key ? { ...was, error } : { key, error }));
      },
    );
    return () => {
      wanted = false;
    };
  }, [key, attempt]);

  const current = state.key === key ? state : null;
  return {
    data: current?.data,
    error: current?.error ?? null,
    /** What a change answered, in the place of what was read. */
    keep: (data: T) => setState({ key, data, error: null }),
    refetch: () => setAttempt((count) => count + 1),
  };
};
