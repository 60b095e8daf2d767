import { useEffect, useState } from 'react';
import { ErrorBoundary, lazyComponent } from 'shared/ui';

const Telemetry = lazyComponent(() => import('./Telemetry').then(({ Telemetry }) => Telemetry));

/** Time after hydration (ms). */
const delayMs = 3000;

/** Loads telemetry some time after hydration; a failure has no effect on the page. */
export const LazyTelemetry = () => {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setDue(true);
      // So that they are there when the connection is not.
      void Promise.all([import('../federation/FailureNotice'), import('../federation/retry-page')]).catch(
        () => undefined,
      );
    }, delayMs);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? (
    <ErrorBoundary fallback={() => null}>
      <Telemetry />
    </ErrorBoundary>
  ) : null;
};
