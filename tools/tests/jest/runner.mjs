import { createRunner } from 'jest-light-runner';

const runtime = 'child_process';

/** Hands a process what it asks for before its first test file. */
const createChannel = (workerData) => {
  const listeners = new Set();
  return {
    onMessage: (listener) => listeners.add(listener),
    postMessage: (message) => {
      if (message !== 'jest-light-runner-get-worker-data') return;
      for (const listener of listeners) listener({ type: 'jest-light-runner-worker-data', workerData });
    },
  };
};

/**
 * The runner answers all its processes when one of them asks, and never again: one that is not yet listening waits for
 * good, as happens where there are more processes than idle cores. Here each has a channel of its own.
 */
export default class extends createRunner({ runtime }) {
  _runTest(test) {
    const projectConfig = test.context.config;
    const runner = this._testRunners.get(projectConfig);
    // The first one makes the pool, and stays alone on the runner's own channel.
    if (!runner) return super._runTest(test);
    const channel = createChannel({ globalConfig: this._globalConfig, projectConfig, runtime });
    return runner.pool.run(test.path, { channel });
  }
}
