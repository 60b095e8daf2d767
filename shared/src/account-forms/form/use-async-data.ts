import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiFailure, failureOf } from 'shared/client';
import { onPageRestored } from 'shared/live';

interface AsyncData<T> {
  key: string | null;
  /** Number of the request that the data came from; the answer of an earlier one is dropped. */
  request: number;
  data?: T;
  error: ApiFailure | null;
}

/**
 * Data that a component loads after it is mounted. `key` identifies the data: another key loads again, null does not
 * load. Another `version` also loads again, but the data stays meanwhile. If a later request fails, the data stays.
 *
 * What is shown does not depend on the order of answers: an answer is dropped when the key has changed, or when the
 * answer of a later request is shown (decision 33).
 */
export const useAsyncData = <T>(key: string | null, read: () => Promise<T>, version: string | number = '') => {
  const [state, setState] = useState<AsyncData<T>>({ key, request: 0, error: null });
  const latest = useRef({ key, read });
  latest.current = { key, read };
  const requests = useRef(0);

  /** Resolves when the answer is shown or dropped. */
  const refetch = useCallback(async () => {
    const { key, read } = latest.current;
    if (key === null) return;
    requests.current += 1;
    const request = requests.current;
    try {
      const data = await read();
      if (key === latest.current.key)
        setState((shown) => (request < shown.request ? shown : { key, request, data, error: null }));
    } catch (cause) {
      const error = await failureOf(cause);
      // The answer of a later request is awaited.
      if (key !== latest.current.key || request !== requests.current) return;
      setState((shown) => ({ ...(shown.key === key ? shown : { key, request }), error }));
    }
  }, []);

  /** Replaces the data, with the response of a change; requests before it are dropped. */
  const setData = (data: T) => {
    if (key !== latest.current.key) return;
    requests.current += 1;
    setState({ key, request: requests.current, data, error: null });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: key and version identify what is loaded
  useEffect(() => void refetch(), [key, version, refetch]);

  useEffect(() => onPageRestored(() => void refetch()), [refetch]);

  const current = state.key === key ? state : null;
  return { data: current?.data, error: current?.error ?? null, setData, refetch };
};
