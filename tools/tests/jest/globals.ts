// What `@jest/globals` is where tests run in Node itself (see jest.config.mjs). The runner knows no limit of time, so a
// test that hangs would hold up all others for good: here each test and hook has one.
type Body = (...args: never[]) => unknown;
type Define = (name: string, body: Body, ms?: number) => void;
type Test = Define & { each: (rows: unknown) => Define };
type Hook = (body: Body, ms?: number) => void;

interface Runner {
  expect: { (value: unknown): unknown; getState: () => { testPath?: string; currentTestName?: string } };
  jest: object;
  test: Test;
  describe: unknown;
  beforeAll: Hook;
  afterAll: Hook;
  beforeEach: Hook;
  afterEach: Hook;
  /** The rest is of `npm run mutate`: the mutation that is on, and whether a test of the run has failed with it. */
  activeMutation?: string;
  isNoticed?: boolean;
  /** Titles of the tests that are run; all of the file without them. */
  chosenTests?: Set<string> | null;
  runningTest?: string;
}

const runner = globalThis as unknown as Runner;

/** Of one that hangs: a busy machine is no reason to refuse a test. */
const defaultLimitMs = 30_000;
const limits = new Map<string | undefined, number>();
const file = () => runner.expect.getState().testPath;

const within =
  (body: Body, ms = limits.get(file()) ?? defaultLimitMs) =>
  async (...args: never[]) => {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`Not done within ${ms} ms`)), ms);
    });
    try {
      await Promise.race([body(...args), timeout]);
    } finally {
      clearTimeout(timer);
    }
  };

/** Runs a test unless a mutation needs it no more or has been chosen others. */
const whenChosen =
  (body: Body) =>
  async (...args: never[]) => {
    const { currentTestName: title = '' } = runner.expect.getState();
    if (runner.isNoticed || (runner.chosenTests && !runner.chosenTests.has(title))) return;
    runner.runningTest = title;
    try {
      await body(...args);
    } catch (error) {
      runner.isNoticed = runner.activeMutation !== undefined;
      throw error;
    } finally {
      runner.runningTest = '';
    }
  };

const hook = (define: Hook) => (body: Body, ms?: number) => define(within(body, ms));

const define = (name: string, body: Body, ms?: number) => runner.test(name, whenChosen(within(body, ms)));
const each =
  (rows: unknown): Define =>
  (name, body, ms) =>
    runner.test.each(rows)(name, whenChosen(within(body, ms)));

export const { expect, describe } = runner;
export const test = Object.assign(define, { each });
export const jest = {
  ...runner.jest,
  /** For what the test file defines from here on (ms). */
  setTimeout: (ms: number) => limits.set(file(), ms),
};
export const [beforeAll, afterAll, beforeEach, afterEach] = [
  runner.beforeAll,
  runner.afterAll,
  runner.beforeEach,
  runner.afterEach,
].map(hook);
