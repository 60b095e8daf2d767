import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense, useState } from 'react';

/** Delays before a failed import is tried again. */
const retryDelaysMs = [250, 1000];

const loadWithRetries = async <T,>(load: () => Promise<T>): Promise<T> => {
  for (const delayMs of retryDelaysMs)
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  return load();
};

/**
 * A component whose code is loaded when it is first rendered; `fallback` is shown meanwhile. A failed import is tried
 * three times, because back navigation or a short loss of the network aborts it. Then the next error boundary gets the
 * error, and a later mount tries again, unlike `lazy`, which keeps the failure.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> => {
  const createLazy = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        return { default: await loadWithRetries(load) };
      } catch (cause) {
        current = createLazy();
        throw cause;
      }
    });
  let current = createLazy();
  return (props) => {
    // The same one as long as it is mounted, so that the failure reaches the error boundary.
    const [Component] = useState(() => current);
    return (
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    );
  };
};
