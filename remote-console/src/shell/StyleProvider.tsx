import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';

/**
 * Puts MUI's styles before all others. In production emotion adds the rules to an empty style element through its sheet; the
 * content security policy allows this element by its hash, and would block one with text.
 */
export const StyleProvider = ({ children }: { children: ReactNode }) => {
  const [cache] = useState(() => createCache({ key: 'console', prepend: true }));
  return <CacheProvider value={cache}>{children}</CacheProvider>;
};
