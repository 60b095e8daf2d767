import path from 'node:path';

const folder = import.meta.dirname;

/** The configuration of jest for remotes that lie below the root of a repository. */
export default {
  // Tests run in Node itself, see setup.mjs; in one process, as one remote has few.
  runner: 'jest-light-runner',
  maxWorkers: 1,
  testEnvironment: 'node',
  transform: {},
  setupFiles: [path.join(folder, 'setup.mjs')],
  testMatch: ['<rootDir>/remote-*/src/**/*.test.{ts,tsx}'],
};
