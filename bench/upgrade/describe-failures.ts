import type { RequestResult } from './requests';

/** Says how many requests each process had, and which failed with which status (0 without an answer). */
export const describeFailures = ({ failures, counts }: RequestResult, log: (line: string) => void) => {
  for (const [process, count] of counts) {
    const failed = failures.filter((failure) => failure.process === process);
    log(`${process}: ${count} requests, ${failed.length} failed`);
    for (const name of new Set(failed.map((failure) => failure.name)))
      log(`  ${name}: ${failed.flatMap((failure) => (failure.name === name ? failure.status : [])).join(', ')}`);
  }
};
