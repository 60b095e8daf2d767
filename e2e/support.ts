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

/**
 * Until the page has nothing left to do: what follows from an answer is drawn, and what moves has arrived. A page that is
 * never idle, or a movement that is held up, is waited for no longer than people would.
 */
const settled = async () => {
  const patience = 1000;
  const idle = () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: patience }));
  await idle();
  await new Promise(requestAnimationFrame);
  await idle();
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  const late = new Promise((done) => setTimeout(done, patience));
  await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), late]);
};

/** Tells when a page has all that it asked for. */
export const watchRequests = (page: Page) => {
  let open = 0;
  let asked = 0;
  // What stays open for news never ends.
  const counts = (request: Request) => !/\/live\b/.test(request.url());
  const close = (request: Request) => {
    if (counts(request)) open -= 1;
  };
  page.on('request', (request) => {
    if (!counts(request)) return;
    open += 1;
    asked += 1;
  });
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return {
    complete: () =>
      expect
        .poll(
          async () => {
            const before = asked;
            await page.evaluate(settled);
            return open <= 0 && asked === before;
          },
          { intervals: [20] },
        )
        .toBe(true),
  };
};
