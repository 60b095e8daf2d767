import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { limits } from './limits';
import type { RemoteFailure } from './remote-failure';

interface RecoveryOptions {
  failure: RemoteFailure;
  /** Rejects while the page still cannot be rendered; `isManual` when the reader asked for the retry. */
  onRetry: (failure: RemoteFailure, isManual: boolean) => Promise<void>;
  /** Called with the error of a retry that the reader asked for. */
  onFailure: (cause: unknown) => void;
}

/**
 * Retries at intervals while the page is visible, and at once when it becomes visible or the network returns. A file that
 * could not be loaded is retried immediately, and the failure is not shown until that retry has failed (`isQuiet`).
 */
export const useRecovery = ({ failure, onRetry, onFailure }: RecoveryOptions) => {
  const [isRetrying, setRetrying] = useState(false);
  const [isQuiet, setQuiet] = useState(failure.phase === 'chunk' && failure.kind === 'unreachable');
  /** Automatic retry in progress; resolves to whether it succeeded. */
  const pendingRetry = useRef<Promise<boolean>>(null);
  const retry = useEffectEvent(() =>
    onRetry(failure, false).then(
      () => true,
      () => false,
    ),
  );
  const isImmediate = useEffectEvent(() => isQuiet);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isUnmounted = false;
    const tryAgain = async () => {
      clearTimeout(timer);
      if (!pendingRetry.current && document.visibilityState === 'visible' && navigator.onLine) {
        pendingRetry.current = retry();
        const isRecovered = await pendingRetry.current;
        pendingRetry.current = null;
        if (isRecovered) return;
      }
      if (isUnmounted) return;
      setQuiet(false);
      timer = setTimeout(tryAgain, limits.retryIntervalMs);
    };
    if (isImmediate()) void tryAgain();
    else timer = setTimeout(tryAgain, limits.retryIntervalMs);
    window.addEventListener('online', tryAgain);
    document.addEventListener('visibilitychange', tryAgain);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      window.removeEventListener('online', tryAgain);
      document.removeEventListener('visibilitychange', tryAgain);
    };
  }, []);

  const retryNow = async () => {
    if (isRetrying) return;
    setRetrying(true);
    if (await pendingRetry.current) return;
    try {
      await onRetry(failure, true);
    } catch (cause) {
      setRetrying(false);
      onFailure(cause);
    }
  };

  return { isRetrying, isQuiet, retryNow: () => void retryNow() };
};
