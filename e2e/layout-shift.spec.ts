import type { Browser } from '@playwright/test';
import { reducedRendering } from './browser';
import { fetchOwnAddresses, fetchPublicAddresses, waitUntilRendered } from './public-pages';
import { expect, signInByApi, test, waitUntilReady, watchRequests } from './support';

/** A slow line: 150 ms and 1.6 Mbit/s. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/**
 * Without web fonts: by how much a line changes when its font arrives depends on the fonts of the machine, and is measured
 * by `npm run bench -- pages`.
 */
test.use({ launchOptions: reducedRendering.launchOptions });

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/**
 * A page that arrives without its styles moves as a whole (0.05 and more). Below this limit lies what Chromium counts
 * when it paints a centred line or a list before it has read its end: at most 0.0007 on these pages.
 */
const maxShift = 0.001;

/** Cards of which each loads by itself grow by some lines. */
const maxMemberShift = 0.01;

interface Shift {
  value: number;
  /** The elements that moved. */
  elements: string;
}

interface Watched {
  takeShifts?: () => Shift[];
}

/** Collects each shift that follows no input. */
const watchShifts = () => {
  const shifts: Shift[] = [];
  const toSelector = (node: Node | null) =>
    node instanceof Element ? [node.localName, node.id && `#${node.id}`, ...node.classList].join(' ') : node?.nodeName;
  const add = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput, sources } of entries as LayoutShift[])
      if (!hadRecentInput) shifts.push({ value, elements: sources.map(({ node }) => toSelector(node)).join(', ') });
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  (window as Watched).takeShifts = () => {
    add(observer.takeRecords());
    return shifts;
  };
};

interface Visit {
  address: string;
  width: number;
  /** Who is signed in; a visitor without it. */
  member?: string;
}

/** Opens an address in a browser context of its own on the slow line. Returns the shifts until nothing is left to load. */
const visit = async (browser: Browser, { address, width, member }: Visit): Promise<Shift[]> => {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  const page = await context.newPage();
  if (member) await signInByApi(page, member);
  else await waitUntilRendered(page, address);

  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await page.addInitScript(watchShifts);
  const requests = watchRequests(page);
  const answer = await page.goto(address);
  // Under load the server sends the shell without the page.
  if (!member && (await answer?.text())?.includes('http-equiv="refresh"')) {
    await context.close();
    return visit(browser, { address, width });
  }
  await waitUntilReady(page);
  await requests.complete();
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as Watched).takeShifts?.() ?? [{ value: 1, elements: 'The page was not watched.' }];
  });
  await context.close();
  return shifts;
};

/** Pages that are opened beside each other. */
const concurrency = 3;

const expectNoShifts = async (
  browser: Browser,
  addresses: string[],
  { limit = maxShift, ...options }: Omit<Visit, 'address'> & { limit?: number },
) => {
  const waiting = [...addresses];
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const shifts = await visit(browser, { address, ...options });
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect.soft(total, `${address} at ${options.width} px: ${JSON.stringify(shifts)}`).toBeLessThan(limit);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
};

for (const remote of ['remote-home', 'remote-matching'] as const)
  test(`no public page of ${remote} moves while it loads on a slow line`, async ({ page, browser }) => {
    test.slow();
    const addresses = await fetchPublicAddresses(page, remote);
    expect(addresses).not.toEqual([]);
    await expectNoShifts(browser, addresses, { width: 390 });
  });

test('the guide does not move on a wide screen either', async ({ browser }) =>
  expectNoShifts(browser, ['/guide'], { width: 1440 }));

for (const [remote, member] of [
  ['remote-home', 'member'],
  ['remote-matching', 'seller'],
] as const)
  test(`no page of a member of ${remote} moves while it loads on a slow line`, async ({ page, browser }) => {
    await page.goto('/robots.txt');
    const addresses = await fetchOwnAddresses(page, remote);
    await expectNoShifts(browser, addresses, { width: 390, member, limit: maxMemberShift });
  });
