import { availableParallelism } from 'node:os';

const common = {
  // Tests run in Node itself, and those of one process share its modules: under jest's own runner each file read all of
  // them anew, which took longer than its tests.
  runner: '<rootDir>/tools/tests/jest/runner.mjs',
  testEnvironment: 'node',
  transform: {},
  setupFiles: ['<rootDir>/tools/tests/jest/setup.mjs'],
  cacheDirectory: '<rootDir>/.cache/jest',
};
const onDatabase = {
  ...common,
  globalSetup: '<rootDir>/api/src/platform/database/testing-setup.ts',
  globalTeardown: '<rootDir>/api/src/platform/database/testing-teardown.ts',
};
/** It puts a browser's surroundings around the client, which no other test may find: its process is its own. */
const inBrowser = '<rootDir>/shared/src/client/browser.test.ts';
/** It builds a remote, which needs all cores: `npm test` runs it when the others are done. */
const builds = '<rootDir>/shared/build/standalone-build.test.ts';

/** Run through node --import tsx, see tools/run/programs.ts. */
export default {
  // One process more than cores, since a test that waits for the database leaves its own idle.
  maxWorkers: availableParallelism() + 1,
  testSequencer: '<rootDir>/tools/tests/jest/sequencer.mjs',
  projects: [
    {
      ...onDatabase,
      displayName: 'node',
      testMatch: ['<rootDir>/*/src/**/*.test.{ts,tsx}', '<rootDir>/{host/server,tools,shared/build}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/', inBrowser, builds],
    },
    { ...common, displayName: 'browser', testMatch: [inBrowser] },
    { ...common, displayName: 'builds', testMatch: [builds] },
  ],
};
