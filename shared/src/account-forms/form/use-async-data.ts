import { useEffect, useState } from 'react';
import { failureOf } from 'shared/client';

interface AsyncData<T> {
  key: string | null;
  data?: T;
  error: Error | null;
}

/**
 * Data that a component loads after it is mounted. `key` identifies the data: another key loads again, null does not
 * load. If a later request fails, the data stays.
 */
export const useAsyncData = <T>(key: string | null, read: () => Promise<T>) => {
  const [state, setState] = useState<AsyncData<T>>({ key, error: null });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies what `read` loads
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    read().then(
      (data) => isCurrent && setState({ key, data, error: null }),
      async (cause: unknown) => {
        const error = await failureOf(cause);
        if (isCurrent) setState((previous) => (previous.key === key ? { ...previous, error } : { key, error }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);

  const current = state.key === key ? state : null;
  return {
    data: current?.data,
    error: current?.error ?? null,
    /** Replaces the data, with the response of a change. */
    setData: (data: T) => setState({ key, data, error: null }),
    refetch: () => setAttempt((count) => count + 1),
  };
};
