import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, ready, test, watchRequests } from './support';
import type { Registry } from './variants';

const limitKb = 170;

interface Watched {
  /** When React took over the page (ms of its clock). */
  aliveAt?: number;
}

/** React marks what it has taken over from the server. */
const watch = () => {
  const timer = setInterval(() => {
    const button = document.querySelector('main section button');
    if (!button || !Object.keys(button).some((key) => key.startsWith('__reactProps'))) return;
    (window as Watched).aliveAt = performance.now();
    clearInterval(timer);
  }, 1);
};

const weightOf = async (page: Page, url: string) =>
  gzipSync(await (await page.request.get(url)).body(), { level: 9 }).length;

test('the home page comes alive with at most 170 kB of scripts, none of them of the console or the matching', async ({
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
  const weights = await Promise.all(scripts.map((url) => weightOf(page, url)));
  expect(weights.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limitKb * 1000);
});

const wholeKb = 200;
/** Pages that are opened beside each other. */
const atOnce = 3;

const first = async (page: Page, path: string, kind: string, key = '_id') => {
  const answer = (await (await page.request.get(`/api/v1${path}`)).json()) as Record<string, Record<string, string>[]>;
  return answer[kind]?.[0]?.[key] ?? '';
};

/** What the host serves of the site now. */
const release = async (page: Page) => {
  const registry = (await (await page.request.get('/remotes.json')).json()) as Registry;
  return registry.channels.stable?.['remote-home'];
};

/** An address for each path of the public site. */
const addresses = async (page: Page) => {
  const named: Record<string, string> = {
    '/magazine/:id': await first(page, '/boards?code=MAGAZINE&limit=1', 'boards'),
    '/notices/:id': await first(page, '/boards?code=NOTICE&limit=1', 'boards'),
    '/lawyers/:slug': await first(page, '/lawyers', 'lawyers', 'slug'),
    '/terms/:code': 'privacy',
    '/auction-search/:searchKeyword': '집',
    '/auction/works/:id': await first(page, '/auction/works?limit=1&status=OPEN', 'works'),
    '/auction/programs/:id': await first(page, '/auction/programs?limit=1', 'programs', 'code'),
    '/auction/halls/:hall': await first(page, '/auction/halls', 'halls', 'code'),
    '/shop/products/:id': await first(page, '/shop/products?limit=1', 'shopProducts'),
  };
  const routes = (await release(page))?.manifest.routes ?? [];
  return routes.flatMap(({ path, ssr }) => {
    // What is one's own is no public page.
    if (!ssr) return [];
    const [fixed = '', name] = path.split(':');
    if (name && !named[path]) throw new Error(`${path} has no address here`);
    return fixed + encodeURIComponent(named[path] ?? '');
  });
};

/** What every page loads once it is at rest, such as the hearing of news and the client of the API. */
const later = (page: Page) => page.locator('[data-news]').waitFor({ state: 'attached' });

test('a visitor loads at most 200 kB of scripts with any page of the site, before it comes to rest', async ({
  page,
  context,
}) => {
  const scripts = new Map<Page, Set<string>>();
  context.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const opened = response.frame().page();
    scripts.set(opened, (scripts.get(opened) ?? new Set()).add(response.url()));
  });
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (url: string) => {
    const size = sizes.get(url) ?? weightOf(page, url);
    sizes.set(url, size);
    return size;
  };
  await page.goto('/terms/privacy');
  await ready(page);
  const before = new Set(scripts.get(page));
  await later(page);
  const after = [...(scripts.get(page) ?? [])].filter((url) => url.includes('/assets/') && !before.has(url));
  expect(after).not.toEqual([]);

  const waiting = await addresses(page);
  const work = async () => {
    const opened = await context.newPage();
    const requests = watchRequests(opened);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      scripts.set(opened, new Set());
      await opened.goto(path);
      await ready(opened);
      await requests.complete();
      const asked = [...(scripts.get(opened) ?? [])].filter((url) => !after.includes(url));
      const weights = await Promise.all(asked.map(sizeOf));
      const sum = weights.reduce((sum, size) => sum + size, 0);
      expect
        .soft(sum, `${path}: ${asked.map((url, at) => `${url.split('/').at(-1)} ${weights[at]}`).join(', ')}`)
        .toBeLessThanOrEqual(wholeKb * 1000);
      expect.soft(asked.filter((url) => /remote-(console|matching)/.test(url))).toEqual([]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
});

test('a page brings the sheets of its own part, and a link to another part brings those before it shows', async ({
  page,
}) => {
  const { styles = [], sheets = {} } = (await release(page)) ?? {};
  const [programs = [], read = []] = [sheets.programs, sheets.read];
  const standing = () => page.locator('style[data-href]').evaluateAll((all) => all.map((style) => style.dataset.href));
  await page.goto('/');
  await ready(page);
  await expect.poll(standing).toEqual(styles);
  await page.goto('/auction/programs');
  await ready(page);
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
