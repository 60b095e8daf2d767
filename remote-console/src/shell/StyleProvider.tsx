import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { getPageNonce } from '../data/page-nonce';

/** Gives MUI's styles the page's nonce, as the content security policy requires. */
export const StyleProvider = ({ children }: { children: ReactNode }) => {
  const [cache] = useState(() => createCache({ key: 'console', nonce: getPageNonce(), prepend: true }));
  return <CacheProvider value={cache}>{children}</CacheProvider>;
};
