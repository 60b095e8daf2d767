import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { fetchPublicAddresses, fetchRelease } from './public-pages';
import { expect, noPopups, test, waitUntilHydrated, waitUntilReady, watchRequests } from './support';

const limitKb = 170;

interface Watched {
  /** When React had hydrated the page (`performance.now()`). */
  aliveAt?: number;
}

/** Records when an element has the properties that React sets during hydration. */
const watch = () => {
  const timer = setInterval(() => {
    const button = document.querySelector('main section button');
    if (!button || !Object.keys(button).some((key) => key.startsWith('__reactProps'))) return;
    (window as Watched).aliveAt = performance.now();
    clearInterval(timer);
  }, 1);
};

const getGzipSize = async (page: Page, url: string) =>
  gzipSync(await (await page.request.get(url)).body(), { level: 9 }).length;

test('the home page is hydrated with at most 170 kB of scripts, none of them from the console or matching', async ({
  page,
}) => {
  const loaded = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.add(response.url());
  });
  await page.addInitScript(watch);
  await page.goto('/');
  await page.waitForFunction(() => 'aliveAt' in window);
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < ((window as Watched).aliveAt ?? 0))
      .map(({ name }) => name),
  );
  const scripts = asked.filter((url) => loaded.has(url));
  expect(scripts.some((url) => url.includes('/remotes/remote-home/'))).toBe(true);
  expect(scripts.filter((url) => /remote-(console|matching)/.test(url))).toEqual([]);
  const weights = await Promise.all(scripts.map((url) => getGzipSize(page, url)));
  expect(weights.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limitKb * 1000);
});

const pageLimitKb = 200;
/** Pages that are opened at the same time. */
const atOnce = 3;

/** Waits for the scripts that every page loads after hydration, such as telemetry. */
const waitForTelemetry = (page: Page) => page.locator('[data-news]').waitFor({ state: 'attached' });

test('any public page loads at most 200 kB of scripts, without those that load after hydration', async ({
  page,
  context,
}) => {
  // Popups load after hydration, and other journeys publish some.
  await context.route('**/api/v1/popups?*', (route) => route.fulfill({ json: noPopups }));
  const scripts = new Map<Page, Set<string>>();
  context.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const opened = response.frame().page();
    scripts.set(opened, (scripts.get(opened) ?? new Set()).add(response.url()));
  });
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (url: string) => {
    const size = sizes.get(url) ?? getGzipSize(page, url);
    sizes.set(url, size);
    return size;
  };
  await page.goto('/terms/privacy');
  await waitUntilReady(page);
  const before = new Set(scripts.get(page));
  await waitForTelemetry(page);
  const after = [...(scripts.get(page) ?? [])].filter((url) => url.includes('/assets/') && !before.has(url));
  expect(after).not.toEqual([]);

  const waiting = await fetchPublicAddresses(page, 'remote-home');
  const work = async () => {
    const opened = await context.newPage();
    const requests = watchRequests(opened);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const address = path;
      let asked: string[] = [];
      await expect(async () => {
        scripts.set(opened, new Set());
        await opened.goto(address);
        // Its script may come after that of the shell, and would count for the next page.
        await waitUntilHydrated(opened);
        await requests.complete();
        asked = [...(scripts.get(opened) ?? [])].filter((url) => !after.includes(url));
        // On a busy machine the shell asks twice for what comes late.
        expect(asked.filter((url) => url.includes('?retry='))).toEqual([]);
      }).toPass();
      const weights = await Promise.all(asked.map(sizeOf));
      const sum = weights.reduce((sum, size) => sum + size, 0);
      expect
        .soft(sum, `${path}: ${asked.map((url, at) => `${url.split('/').at(-1)} ${weights[at]}`).join(', ')}`)
        .toBeLessThanOrEqual(pageLimitKb * 1000);
      expect.soft(asked.filter((url) => /remote-(console|matching)/.test(url))).toEqual([]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
});

test('a page contains the style sheets of its own part, and a link to another part loads its sheets before the page is shown', async ({
  page,
}) => {
  const { styles = [], sheets = {} } = (await fetchRelease(page, 'remote-home')) ?? {};
  const [programs = [], read = []] = [sheets.programs, sheets.read];
  const standing = () => page.locator('[data-href]').evaluateAll((all) => all.map(({ dataset }) => dataset.href));
  await page.goto('/');
  await waitUntilReady(page);
  await expect.poll(standing).toEqual(styles);
  await page.goto('/auction/programs');
  await waitUntilReady(page);
  await expect.poll(standing).toEqual([...styles, ...programs]);
  const heading = page.locator('main').getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  const last = `**/${read.at(-1)}`;
  await page.route(last, async (route) => {
    await expect(heading).toHaveText(title);
    await route.continue();
  });
  const asked = page.waitForResponse(last);
  await page.locator('footer a[href="/terms/privacy"]').click();
  await asked;
  await expect(page).toHaveURL(/privacy$/);
  await expect(heading).not.toHaveText(title);
  expect(new Set(await standing())).toEqual(new Set([...styles, ...programs, ...read]));
});
