/** Time limits for loading a remote (ms). After `totalMs` a failure is shown; each request ends earlier by itself. */
export const limits = {
  /** A message says that loading takes longer than usual. */
  slowMs: 1500,
  /** One script or style sheet; webpack.common.ts sets the same for chunks. */
  scriptMs: 2400,
  /** From the click, or from the start of the page, until the failure is shown. */
  totalMs: 2800,
  /** Minimum of that time when the page itself started slowly. */
  minimumMs: 1500,
  /** A failure within this time is retried once without a message. */
  fastFailureMs: 1000,
  retryDelayMs: 250,
  /** Request for the registry after a failure. */
  registryMs: 1200,
  /** Between automatic retries while the failure is shown. */
  retryIntervalMs: 4000,
} as const;
