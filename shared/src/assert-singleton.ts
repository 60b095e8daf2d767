interface PorticoPage {
  /** Number of evaluations of each singleton module. */
  copies: Record<string, number>;
}

declare global {
  /** Read by the e2e journeys; the product only writes it. */
  var __portico__: PorticoPage | undefined;
}

/**
 * Called by a singleton module when it is evaluated. A second copy in one page would have its own sign-in, language or
 * router, so in production it throws, which the boundary of the remote that loaded it shows.
 */
export const assertSingleton = (name: string) => {
  if (typeof window === 'undefined') return;
  globalThis.__portico__ ??= { copies: {} };
  const { copies } = globalThis.__portico__;
  copies[name] = (copies[name] ?? 0) + 1;
  // In development, hot module replacement evaluates a changed file again.
  if (copies[name] > 1 && process.env.NODE_ENV === 'production') throw new Error(`A second copy of ${name} was loaded`);
};
