import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { pageNonce } from './nonce';

/** MUI's styles under the page's nonce: the content policy lets no others in. */
export const Styled = ({ children }: { children: ReactNode }) => {
  const [cache] = useState(() => createCache({ key: 'console', nonce: pageNonce(), prepend: true }));
  return <CacheProvider value={cache}>{children}</CacheProvider>;
};
