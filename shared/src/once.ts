interface Page {
  /** Evaluations of each shared library. */
  copies: Record<string, number>;
}

declare global {
  /** For the quality team and the journeys; the product itself only writes it. */
  var __portico__: Page | undefined;
}

/**
 * Called by a shared library when it is evaluated. A second copy in one page would have a sign-in, a language or a router
 * of its own, so whoever brings it fails, and its boundary says so.
 */
export const once = (name: string) => {
  if (typeof window === 'undefined') return;
  globalThis.__portico__ ??= { copies: {} };
  const { copies } = globalThis.__portico__;
  copies[name] = (copies[name] ?? 0) + 1;
  // While developing, a changed file is evaluated again on purpose.
  if (copies[name] > 1 && process.env.NODE_ENV === 'production') throw new Error(`A second copy of ${name} was loaded`);
};
