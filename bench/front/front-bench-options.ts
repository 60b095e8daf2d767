import type { Destination } from 'shared/build/release/publish-release';

export interface FrontBenchOptions {
  product: string;
  /** What the command lines of the host and its processes contain. */
  hostProgram: string;
  /** Folder of a built release of remote-matching. */
  release: string;
  to: Destination;
  log: (line: string) => void;
}
