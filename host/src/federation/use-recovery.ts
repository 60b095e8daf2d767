import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RemoteFailure } from './failure';
import { limits } from './limits';

interface Recovery {
  failure: RemoteFailure;
  /** Rejects while the page still cannot be shown; `asked` where a person did. */
  onRetry: (failure: RemoteFailure, asked: boolean) => Promise<void>;
  /** What a try that a person asked for ended with. */
  onFailure: (cause: unknown) => void;
}

/**
 * Looks again by itself now and then while the reader can see the failure, and at once when they come back to it or
 * their network does. A missing file is looked for at once, and until then the failure is not told (`quiet`).
 */
export const useRecovery = ({ failure, onRetry, onFailure }: Recovery) => {
  const [retrying, setRetrying] = useState(false);
  const [quiet, setQuiet] = useState(failure.phase === 'chunk' && failure.kind === 'unreachable');
  /** The try that is under way, and whether it succeeds. */
  const running = useRef<Promise<boolean>>(null);
  const again = useEffectEvent(() =>
    onRetry(failure, false).then(
      () => true,
      () => false,
    ),
  );
  const atOnce = useEffectEvent(() => quiet);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let ended = false;
    const look = async () => {
      clearTimeout(timer);
      if (!running.current && document.visibilityState === 'visible' && navigator.onLine) {
        running.current = again();
        const back = await running.current;
        running.current = null;
        if (back) return;
      }
      if (ended) return;
      setQuiet(false);
      timer = setTimeout(look, limits.probe);
    };
    if (atOnce()) void look();
    else timer = setTimeout(look, limits.probe);
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      ended = true;
      clearTimeout(timer);
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  const ask = async () => {
    if (retrying) return;
    setRetrying(true);
    if (await running.current) return;
    try {
      await onRetry(failure, true);
    } catch (cause) {
      setRetrying(false);
      onFailure(cause);
    }
  };

  return { retrying, quiet, ask: () => void ask() };
};
