/** A page that is not there by then says so, and what is failing has ended by itself (ms). */
export const limits = {
  /** The reader is told that it takes longer than usual. */
  slow: 1500,
  /** One script or sheet; webpack.common.ts sets the same for chunks. */
  script: 2400,
  /** Everything from the click, or from the start of the page, to the failure. */
  whole: 2800,
  /** What is left of it where the page itself was slow to start. */
  least: 1500,
  /** A failure that comes sooner than this is tried once more by itself. */
  quick: 1000,
  pause: 250,
  /** The registry, when something failed. */
  registry: 1200,
  /** Between two looks whether what failed is back. */
  probe: 4000,
} as const;
