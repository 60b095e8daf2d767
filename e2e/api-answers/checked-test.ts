import { test as base, expect } from '@playwright/test';
import { takeDifferences, watchBrowser, watchRequests } from './watch-answers';

/** Every journey also fails when a JSON answer of the API is not what the OpenAPI document says. */
export const test = base.extend<{ apiAnswers: undefined }, object>({
  browser: [
    async ({ browser }, use) => {
      watchBrowser(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  request: async ({ request }, use) => {
    watchRequests(request);
    await use(request);
  },
  apiAnswers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructuring here to find the fixtures in use.
    async ({}, use) => {
      await use(undefined);
      expect(await takeDifferences()).toEqual([]);
    },
    { auto: true },
  ],
});
