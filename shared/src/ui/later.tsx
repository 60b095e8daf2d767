import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense, useState } from 'react';

/** Before code that did not come is asked for again (ms). */
const pauses = [250, 1000];

const again = async <T,>(load: () => Promise<T>): Promise<T> => {
  for (const pause of pauses)
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  return load();
};

/**
 * A part whose code comes when it is first shown; `waiting` stands there until then. A step back in the browser, or a
 * moment without network, ends what is under way, so the code is asked for three times. After that the next boundary
 * is told, and whoever shows the part anew begins anew, where `lazy` alone remembers the failure for good.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> => {
  const ask = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        return { default: await again(load) };
      } catch (cause) {
        current = ask();
        throw cause;
      }
    });
  let current = ask();
  return (props) => {
    // Kept while it is shown, so that a failure reaches the boundary.
    const [Part] = useState(() => current);
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  };
};
