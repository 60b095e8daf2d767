/** Run through node --experimental-vm-modules, see host/commands/test.ts. */
export default {
  testEnvironment: 'node',
  // One core is not kept back for a person who works beside it.
  maxWorkers: '100%',
  testMatch: ['<rootDir>/*/src/**/*.test.{ts,tsx}', '<rootDir>/{host/server,host/commands,shared/build}/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      // `npm run break-rights` reads one file otherwise than it is written.
      process.env.BROKEN_RIGHT ? '<rootDir>/bench/rights/transform.mjs' : '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  globalSetup: '<rootDir>/api/src/database/testing-setup.ts',
  globalTeardown: '<rootDir>/api/src/database/testing-teardown.ts',
  cacheDirectory: '<rootDir>/.cache/jest',
};
