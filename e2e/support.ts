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
 * Until the page has nothing left to do: what follows from an answer is drawn, and what moves has arrived. A movement
 * that is held up is waited for no longer than people would.
 */
const settled = async () => {
  // An idle callback may be held back for a second in which nothing happens.
  const idle = () => scheduler.postTask(() => undefined, { priority: 'background' });
  await idle();
  await new Promise(requestAnimationFrame);
  await idle();
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  const late = new Promise((done) => setTimeout(done, 1000));
  await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), late]);
};

/** Tells when a page has all that it asked for. */
export const watchRequests = (page: Page) => {
  const open = new Set<Request>();
  let asked = 0;
  const close = (request: Request) => open.delete(request);
  page.on('request', (request) => {
    // What stays open for news never ends.
    if (/\/live\b/.test(request.url())) return;
    open.add(request);
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
            return open.size === 0 && asked === before;
          },
          { intervals: [20] },
        )
        .toBe(true),
  };
};
