import { test as base, expect, type Page } from '@playwright/test';

export { expect };

interface Fixtures {
  /** What the browser complained about; a test that expects complaints empties it. */
  complaints: string[];
}

/** Every journey also fails when the console shows an error or the content policy is violated. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || /Content Security Policy/.test(message.text()))
          complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export const password = process.env.DEMO_PASSWORD ?? '';

export const widths = [390, 820, 1440] as const;

/** Until the shell answers to the mouse, and not only shows. */
export const ready = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
