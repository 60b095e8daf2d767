import { test as base, expect, type Page, type Request } from '@playwright/test';

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

/** Fills a sign-in form and sends it. */
export const signIn = async (page: Page, username: string) => {
  await page.getByRole('textbox', { name: '아이디' }).fill(username);
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password);
  await page.locator('main').getByRole('button', { name: '로그인' }).click();
};

/** Through the console's own gate, as an administrator does. */
export const enterConsole = async (page: Page) => {
  await page.goto('/console');
  await signIn(page, 'admin');
  await expect(page.getByRole('link', { name: '설정', exact: true })).toBeVisible();
};

/** How long nothing must have been asked for until a page counts as complete (ms). */
const quietMs = 200;

/** Tells when a page has all that it asked for. */
export const watchRequests = (page: Page) => {
  let open = 0;
  let since = Date.now();
  const count = (by: number) => (request: Request) => {
    // What stays open for news never ends.
    if (/\/live\b/.test(request.url())) return;
    open += by;
    since = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return {
    complete: () => {
      since = Date.now();
      return expect.poll(() => open <= 0 && Date.now() - since >= quietMs, { intervals: [50] }).toBe(true);
    },
  };
};
