import type { Browser, Page } from '@playwright/test';
import { reducedRendering } from './browser';
import { fetchOwnAddresses, fetchPublicAddresses } from './public-pages';
import { expect, noPopups, signInByApi, test, waitUntilReady } from './support';

// Only texts are compared.
test.use(reducedRendering);

/** Addresses that are opened at the same time. */
const atOnce = 2;

/** Numbers from 0 to 1 that are the same in each run. */
const createRandom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
};

/**
 * Delays the answers of the API: the first of each address the longest, so that it arrives after the following ones, and
 * all of them by a random time. Returns a function that counts those that are under way.
 */
const delayAnswers = async (page: Page, seed: number) => {
  const random = createRandom(seed);
  const seen = new Set<string>();
  let underWay = 0;
  await page.route(/\/api\/v1\/(?!popups|files|me\/sessions|.*\blive\b)/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const isFirst = !seen.has(pathname);
    seen.add(pathname);
    underWay += 1;
    try {
      const response = await route.fetch({ maxRetries: 3 });
      await new Promise((resolve) => setTimeout(resolve, (isFirst ? 700 : 0) + random() * 400));
      // The page may have cancelled its request.
      await route.fulfill({ response }).catch(() => undefined);
    } finally {
      underWay -= 1;
    }
  });
  return () => underWay;
};

/** The text of a page, without what changes by itself: countdowns and counts of views. */
const readText = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll('[role=timer], style, script')) part.remove();
    return (copy.textContent ?? '')
      .replace(/조회 [\d,]+/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  });

const loadingText = '불러오는 중';
/** Both pages have the same text for so many readings before it counts. */
const steadyReadings = 3;

/** Opens an address undisturbed and with delayed answers; reads both texts until they are complete and the same. */
const readBoth = async (undisturbed: Page, delayed: Page, path: string, seed: number) => {
  const countUnderWay = await delayAnswers(delayed, seed);
  for (const page of [undisturbed, delayed]) {
    await page.goto(path);
    await waitUntilReady(page);
  }
  let steady = 0;
  let texts = ['', ''];
  const compare = async () => {
    texts = [await readText(undisturbed), await readText(delayed)];
    const isSame = countUnderWay() === 0 && texts[0] === texts[1] && !texts[0]?.includes(loadingText);
    steady = isSame ? steady + 1 : 0;
    return steady >= steadyReadings;
  };
  const isSame = await expect
    .poll(compare, { intervals: [250] })
    .toBe(true)
    .then(() => true)
    .catch(() => false);
  await delayed.unrouteAll({ behavior: 'wait' });
  return { isSame, texts };
};

/** Whether the undisturbed page has another text when it is opened again: other journeys change what is shown. */
const hasChanged = async (undisturbed: Page, path: string, text: string | undefined) => {
  await undisturbed.goto(path);
  await waitUntilReady(undisturbed);
  return expect
    .poll(() => readText(undisturbed))
    .toBe(text)
    .then(() => false)
    .catch(() => true);
};

/** Compares both texts of an address, again as long as its data changes meanwhile. */
const compareTexts = async (undisturbed: Page, delayed: Page, path: string, seed: number) => {
  let read = await readBoth(undisturbed, delayed, path, seed);
  while (!read.isSame && (await hasChanged(undisturbed, path, read.texts[0])))
    read = await readBoth(undisturbed, delayed, path, seed);
  expect.soft(read.texts[1], path).toBe(read.texts[0]);
  expect.soft(read.isSame, `${path} is complete`).toBe(true);
};

/**
 * Two pages in a context of their own: the pages of one context share six connections, of which each page of a member of
 * the matching platform keeps one for its live events.
 */
const openPair = async (browser: Browser, member: string | null) => {
  const context = await browser.newContext();
  // They come when the browser is idle.
  await context.route('**/api/v1/popups?*', (route) => route.fulfill({ json: noPopups }));
  // Other journeys sign the same member in.
  const noSessions = { sessions: [], total: 0, page: 1, limit: 50 };
  await context.route('**/api/v1/me/sessions?*', (route) => route.fulfill({ json: noSessions }));
  const pages = [await context.newPage(), await context.newPage()] as const;
  if (member) for (const page of pages) await signInByApi(page, member);
  return pages;
};

/** Compares the texts of all addresses, as a member or as a visitor. */
const compareAll = async (browser: Browser, addresses: string[], member: string | null) => {
  const waiting = [...addresses.entries()];
  const work = async () => {
    const [undisturbed, delayed] = await openPair(browser, member);
    for (let next = waiting.shift(); next; next = waiting.shift())
      await compareTexts(undisturbed, delayed, next[1], next[0]);
    await undisturbed.context().close();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};

// Each test opens some hundred pages, twice.
test.describe.configure({ timeout: 900_000 });

test('a member reads the same on every page, in whatever order the answers arrive', async ({ page, browser }) => {
  await page.goto('/robots.txt');
  const addresses = [
    ...(await fetchOwnAddresses(page, 'remote-home')),
    ...(await fetchPublicAddresses(page, 'remote-home')),
  ];
  await compareAll(browser, addresses, 'member');
});

test('a company reads the same on every page of the matching platform, in whatever order the answers arrive', async ({
  page,
  browser,
}) => {
  await page.goto('/robots.txt');
  const addresses = [
    ...(await fetchOwnAddresses(page, 'remote-matching')),
    ...(await fetchPublicAddresses(page, 'remote-matching')),
  ];
  await compareAll(browser, addresses, 'seller');
});

test('a visitor reads the same on every page, in whatever order the answers arrive', async ({ page, browser }) => {
  await page.goto('/robots.txt');
  const addresses = [
    ...(await fetchPublicAddresses(page, 'remote-home')),
    ...(await fetchPublicAddresses(page, 'remote-matching')),
  ];
  await compareAll(browser, addresses, null);
});
