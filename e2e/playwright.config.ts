import { defineConfig } from '@playwright/test';
import { fullRendering, listEngines, reducedRendering } from './browser';

/** `npm test` starts the built product and names it here; see tools/commands/test.ts. */
const baseURL = process.env.PORTICO_URL ?? 'http://localhost:3000';

/** Journeys that change no shared data. */
const independentFiles =
  /(^|\/)(access|answer-order|trade-access|matching-access|console-access|faults|firm-pages|gallery|layout-shift|old-browsers|one-of-each|overrides|without-script|weight)\.spec\.ts$/;
/** Journeys that change only their own data; those of one file run in order. */
const ownDataFiles =
  /(^|\/)(auction|canary|console-(fairs|pictures|rich-text|writing)|consult|create-remote|cross-origin|first-hour|registry|release-rendering|releases|second-(factor|major)|server-faults|matching-(?!access|states).+|shop)\.spec\.ts$/;
/** Journeys that run in each engine. */
const engineFiles = /\/e2e\/engines\/.+\.spec\.ts$/;

export default defineConfig({
  testMatch: '*.spec.ts',
  projects: [
    { name: 'file by file', testMatch: ownDataFiles, testIgnore: engineFiles, use: reducedRendering },
    // Runs after the long files: single tests keep both workers busy until the end.
    { name: 'side by side', testMatch: independentFiles, testIgnore: engineFiles, fullyParallel: true },
    // Journeys that change shared data, for which `npm test` starts a second product, and others to balance both runs.
    { name: 'one by one', testIgnore: [independentFiles, ownDataFiles, engineFiles], use: reducedRendering },
    ...listEngines().map(({ name, use }) => ({ name, use: { ...use, actionTimeout: 30_000 }, testMatch: engineFiles })),
  ],
  // For a busy machine; no journey waits for time to pass.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  outputDir: '../.cache/e2e',
  use: {
    baseURL,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    screenshot: 'only-on-failure',
    ...fullRendering,
  },
});
