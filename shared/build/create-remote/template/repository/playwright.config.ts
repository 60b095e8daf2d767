import { defineConfig } from '@playwright/test';

const { PORTICO_URL = 'http://localhost:3000', CHROMIUM_PATH } = process.env;

/** Journeys look at a site that runs, in the browser of Playwright or that of CHROMIUM_PATH. */
export default defineConfig({
  testDir: 'e2e',
  use: {
    baseURL: PORTICO_URL,
    locale: 'ko-KR',
    launchOptions: CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {},
  },
});
