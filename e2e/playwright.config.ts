import { defineConfig } from '@playwright/test';
import { inFull, plain } from './browser';

/** `npm test` starts the built product and names it here; see tools/commands/test.ts. */
const baseURL = process.env.PORTICO_URL ?? 'http://localhost:3000';

/** They change nothing that another one reads, and none of them looks at a clock. */
const apart =
  /(^|\/)(access|trade-access|matching-access|console-access|one-of-each|overrides|without-script|weight)\.spec\.ts$/;
/** They change only what they made, and the journeys of one file follow each other. */
const ofTheirOwn =
  /(^|\/)(auction|console-(fairs|pictures|writing)|consult|cross-origin|releases|matching-(?!access|states).+|shop)\.spec\.ts$/;

export default defineConfig({
  testMatch: '*.spec.ts',
  projects: [
    { name: 'file by file', testMatch: ofTheirOwn, use: plain },
    // After the long files: what goes in small pieces fills both workers to the end.
    { name: 'side by side', testMatch: apart, fullyParallel: true },
    // Those that change what others read, for which `npm test` has a product of their own, and as many more as make
    // both runs equally long.
    { name: 'one by one', testIgnore: [apart, ofTheirOwn], use: plain },
  ],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: '../.cache/e2e',
  use: {
    baseURL,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    screenshot: 'only-on-failure',
    ...inFull,
  },
});
