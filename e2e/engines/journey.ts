import { writeFileSync } from 'node:fs';
import type { Browser, Page, TestInfo } from '@playwright/test';
import { test as base } from '../api-answers/checked-test';
import { product } from '../hosts';
import { expect, signInByApi } from '../support';
import { createDrivenTab } from './driven-tab';
import { createFirefoxDriver, resizeFirefox, startFirefox } from './firefox-driver';
import { listNewerNames, removeNames } from './oldest-browsers';
import { type Scope, type Tab, windowHeight } from './tab';
import { createWebKitDriver } from './webkit-driver';
import { startWebKit } from './webkit-session';

export { expect };

export type Width = 390 | 1440;
export const widths: readonly Width[] = [390, 1440];

interface Window {
  tab: Tab;
  resize: (width: Width) => Promise<void>;
  takeScreenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Opens a window without anything that an earlier journey left. */
type OpenWindow = (request: Page['request']) => Promise<Window>;

interface Engine {
  openWindow: OpenWindow;
  stop: () => Promise<void>;
}

/** Chromium stands for the oldest browsers that are meant: its scripts do without what one of them lacks. */
const startChromium = (browser: Browser): Engine => {
  const missingNames = listNewerNames();
  return {
    openWindow: async () => {
      const context = await browser.newContext({ baseURL: product, locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
      await context.addInitScript(removeNames, missingNames);
      const page = await context.newPage();
      return {
        tab: page,
        resize: (width) => page.setViewportSize({ width, height: windowHeight }),
        takeScreenshot: () => page.screenshot(),
        close: () => context.close(),
      };
    },
    stop: async () => undefined,
  };
};

const startFirefoxEngine = async (): Promise<Engine> => {
  const browser = await startFirefox();
  return {
    openWindow: async (request) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return {
        tab: createDrivenTab(createFirefoxDriver(page), request, product),
        resize: (width) => resizeFirefox(page, width),
        takeScreenshot: async () => Buffer.from(await page.screenshot()),
        close: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
};

const startWebKitEngine = async (): Promise<Engine> => {
  const { driver, resize, reset, stop } = await startWebKit();
  return {
    openWindow: async (request) => {
      await reset(`${product}/robots.txt`);
      return {
        tab: createDrivenTab(createWebKitDriver(driver), request, product),
        resize,
        takeScreenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
        close: async () => undefined,
      };
    },
    stop,
  };
};

interface Fixtures {
  window: Window;
  tab: Tab;
  resize: Window['resize'];
  /** A page of an administrator, to prepare data. */
  office: Page;
}

interface WorkerFixtures {
  engineName: 'Chromium' | 'Firefox' | 'WebKit';
  engine: Engine;
  officePage: Page;
}

const attachScreenshot = async (testInfo: TestInfo, { takeScreenshot }: Window) => {
  if (testInfo.status === testInfo.expectedStatus) return;
  const path = testInfo.outputPath('page.png');
  writeFileSync(path, await takeScreenshot());
  await testInfo.attach('page', { path, contentType: 'image/png' });
};

/** Journeys that run in every engine. `browser` is Chromium in each of them, for what others do meanwhile. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['Chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, browser }, use) => {
      const start = { Chromium: startChromium, Firefox: startFirefoxEngine, WebKit: startWebKitEngine }[engineName];
      const engine = await start(browser);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  officePage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: product });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  // Each journey signs in anew: its page does not renew what is valid for ten minutes.
  office: async ({ officePage }, use) => {
    await signInByApi(officePage, 'admin');
    await use(officePage);
  },
  window: async ({ engine, request }, use, testInfo) => {
    const window = await engine.openWindow(request);
    await use(window);
    await attachScreenshot(testInfo, window);
    await window.close();
  },
  tab: ({ window }, use) => use(window.tab),
  resize: ({ window }, use) => use(window.resize),
});

/** Opens a page, and waits until its buttons work. */
export const visit = async (tab: Tab, address: string) => {
  await tab.goto(address);
  await waitUntilHydrated(tab);
};

const waitUntilHydrated = (tab: Tab) => tab.locator('html[data-alive=true]').waitFor({ state: 'attached' });

/** Waits for an address; of the product's, path and query. */
export const waitForAddress = (tab: Tab, pattern: RegExp) =>
  expect
    .poll(async () => {
      const { pathname, search } = new URL(await tab.url());
      return pathname + search;
    })
    .toMatch(pattern);

/** Where the header has its controls: on a phone in its menu, which is opened. */
export const getHeader = async (tab: Tab, width: Width): Promise<Scope> => {
  if (width > 390) return tab.locator('header');
  await tab.getByRole('button', { name: '메뉴 열기' }).click();
  const menu = tab.getByRole('dialog');
  // Its code is loaded when it is first opened.
  await menu.waitFor();
  return menu;
};
