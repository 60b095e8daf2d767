import { useEffect, useState } from 'react';
import { ErrorBoundary, lazyComponent } from 'shared/ui';

/** What follows hydration is one file, wherever it is asked for: each file costs its digest in the first script. */
const Telemetry = lazyComponent(() =>
  import(/* webpackChunkName: "later" */ './Telemetry').then(({ Telemetry }) => Telemetry),
);

/** Time after hydration (ms). */
const delayMs = 3000;

/** Loads telemetry some time after hydration; a failure has no effect on the page. */
export const LazyTelemetry = () => {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setDue(true);
      // So that they are there when the connection is not.
      void Promise.all([
        import(/* webpackChunkName: "later" */ '../federation/FailureNotice'),
        import(/* webpackChunkName: "later" */ '../federation/retry-page'),
        import(/* webpackChunkName: "later" */ '../shell/MissingPage'),
      ]).catch(() => undefined);
    }, delayMs);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? (
    <ErrorBoundary fallback={() => null}>
      <Telemetry />
    </ErrorBoundary>
  ) : null;
};
