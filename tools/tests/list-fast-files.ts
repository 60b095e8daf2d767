export interface TestFileResult {
  /** Path of the file. */
  name: string;
  /** Times of the clock (ms). */
  startTime: number;
  endTime: number;
  assertionResults: readonly unknown[];
}

/** The test files with most tests for their time that took half of the time of all. */
export function listFastFiles(results: readonly TestFileResult[]): string[] {
  const files = results.map(({ name, startTime, endTime, assertionResults }) => {
    const ms = endTime - startTime;
    return { name, ms, msPerTest: ms / Math.max(1, assertionResults.length) };
  });
  let remainingMs = files.reduce((sum, { ms }) => sum + ms, 0) / 2;
  const fast: string[] = [];
  for (const { name, ms } of files.toSorted((one, other) => one.msPerTest - other.msPerTest)) {
    remainingMs -= ms;
    if (remainingMs < 0) break;
    fast.push(name);
  }
  return fast;
}
