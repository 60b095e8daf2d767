import { type ElementHandle, type JSHandle, launch, type Page } from 'puppeteer-core';
import type { Driver } from './driven-tab';
import { windowHeight } from './tab';

/** Starts Firefox, which speaks WebDriver BiDi. */
export const startFirefox = () =>
  launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? 'firefox',
    headless: true,
    env: { ...process.env, TZ: 'Asia/Seoul' },
    extraPrefsFirefox: { 'intl.accept_languages': 'ko-KR, ko', 'ui.prefersReducedMotion': 1 },
  });

type Evaluate = (action: unknown, ...args: unknown[]) => Promise<never>;

/** A page of Firefox. */
export const createFirefoxDriver = (page: Page): Driver<ElementHandle> => ({
  run: (action, ...args) => (page.evaluate as Evaluate)(action, ...args),
  runText: (script) => page.evaluate(script),
  find: async (action, ...args) => {
    const found = (await page.evaluateHandle(action, ...args)) as JSHandle<Element[] | null>;
    const count = await found.evaluate((list) => list?.length ?? null);
    if (count === null) return null;
    // One is used; of more than one it is only said that they are.
    const handles = Array.from({ length: Math.min(count, 2) }, (_, at) =>
      found.evaluateHandle((list, index) => (list as Element[])[index] as Element, at),
    );
    return Promise.all(handles);
  },
  click: (element) => element.click(),
  pressEnter: (element) => element.press('Enter'),
  isPassing: (cause) => /detached|clickable|stale|no such (node|element|handle)|destroyed/i.test(String(cause)),
  goto: (address) => page.goto(address),
  reload: () => page.reload(),
  url: () => page.url(),
});

export const resizeFirefox = (page: Page, width: number) => page.setViewport({ width, height: windowHeight });
