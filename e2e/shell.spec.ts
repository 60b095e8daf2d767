import type { Page } from '@playwright/test';
import { fullRendering } from './browser';
import {
  expect,
  flushTimers,
  password,
  signInByApi,
  test,
  waitForFonts,
  waitUntilHydrated,
  waitUntilReady,
} from './support';

test.use(fullRendering);

const header = 'header[data-scrolled]';

test('the header counts as scrolled at 51 pixels, not at 50', async ({ page }) => {
  await page.goto('/');
  await waitUntilReady(page);
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await scrollTo(50);
  await expect(page.locator(header)).toHaveAttribute('data-scrolled', 'false');
  await scrollTo(51);
  await expect(page.locator(header)).toHaveAttribute('data-scrolled', 'true');
  await scrollTo(50);
  await expect(page.locator(header)).toHaveAttribute('data-scrolled', 'false');
});

test('the menu is a button up to 1199 pixels and a row of links from 1200', async ({ page }) => {
  await page.setViewportSize({ width: 1199, height: 800 });
  await page.goto('/');
  await waitUntilReady(page);
  const button = page.getByRole('button', { name: '메뉴 열기' });
  const row = page.locator('header').getByRole('navigation', { name: '주 메뉴' });
  await expect(button).toBeVisible();
  await expect(row).toBeHidden();

  await button.click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  // The focus stays in the menu, and the page behind it does not scroll.
  for (let step = 0; step < 25; step += 1) await page.keyboard.press('Tab');
  expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(menu).toBeHidden();
  await expect(row).toBeVisible();
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('a menu that is opened while the next page is still loading stays open', async ({ page }) => {
  await page.goto('/');
  await waitUntilReady(page);
  const nav = page.locator('header').getByRole('navigation', { name: '주 메뉴' });
  let load: () => void = () => undefined;
  const loading = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/\.js$|\/api\/v1\//, async (route) => {
    if (!route.request().url().includes('Menus')) await loading;
    await route.continue();
  });
  await nav.getByRole('link', { name: '매거진' }).click();
  await page.waitForURL('/magazine');
  await expect(page).not.toHaveTitle(/매거진/);
  await page.getByRole('button', { name: '전체 서비스 열기' }).click();
  load();
  await expect(page).toHaveTitle(/매거진/);
  await expect(page.getByRole('dialog').getByRole('link', { name: '매거진' }).first()).toBeVisible();
});

/** Tells which actions the page prevents on an element. */
const listPreventedEvents = (selector: string) => {
  const target = document.querySelector(selector);
  return Object.fromEntries(
    ['copy', 'cut', 'paste', 'contextmenu', 'selectstart', 'dragstart'].map((type) => [
      type,
      !target?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true })),
    ]),
  );
};

test('copying is blocked on the page and allowed in input fields', async ({ page }) => {
  await page.goto('/consult');
  await waitUntilReady(page);
  // The server may send the shell without the page when rendering takes too long.
  await expect(page.locator('main h1')).toBeVisible();
  expect(await page.evaluate(listPreventedEvents, 'main h1')).toEqual({
    copy: true,
    cut: true,
    paste: false,
    contextmenu: true,
    selectstart: true,
    dragstart: true,
  });
  const free = { copy: false, cut: false, paste: false, contextmenu: false, selectstart: false, dragstart: false };
  for (const selector of ['main input[type=text], main input:not([type])', 'main textarea']) {
    expect(await page.evaluate(listPreventedEvents, selector), selector).toEqual(free);
  }
});

test('the TOP button scrolls to the top', async ({ page }) => {
  await page.goto('/');
  await waitUntilReady(page);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.getByRole('button', { name: /맨 위로/ }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a change of language replaces every visible string without a reload, and keeps query and hash', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/?from=test#directions');
  await waitUntilReady(page);
  await page.evaluate(() => {
    (window as unknown as { kept: boolean }).kept = true;
  });
  const korean = /[가-힣]/;
  for (const [name, path, lang] of [
    [/English/i, '/en', 'en'],
    [/中文|Chinese/i, '/cn', 'zh-Hans'],
  ] as const) {
    await page.locator('header').getByRole('link', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page).toHaveURL(`${path}?from=test#directions`);
    // Korean names are shown beside translated ones, and each language is named in itself.
    await expect
      .poll(() =>
        page.evaluate((pattern) => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const left: string[] = [];
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const parent = node.parentElement;
            if (!parent?.checkVisibility() || parent.closest('[lang=ko], script, style')) continue;
            if (new RegExp(pattern).test(node.textContent ?? '')) left.push(node.textContent ?? '');
          }
          return left;
        }, korean.source),
      )
      .toEqual([]);
  }
  expect(await page.evaluate(() => (window as unknown as { kept: boolean }).kept)).toBe(true);
});

test('on every page the switch leads to the same page in the other language', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/guide');
  await waitUntilReady(page);
  const title = page.getByRole('heading', { level: 1 });
  const korean = await title.textContent();
  await page
    .locator('header')
    .getByRole('link', { name: /English/i })
    .click();
  await expect(title).not.toHaveText(korean ?? '');
  await expect(page).toHaveURL('/en/guide');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the search opens the results for the keyword, and nothing without a keyword', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await waitUntilReady(page);
  const field = page.getByRole('combobox');
  await field.fill('   ');
  await field.press('Enter');
  await expect(page).toHaveURL('/');
  await field.fill(' 달항아리 50% ');
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(page).toHaveURL('/');
  await field.press('Enter');
  await expect(page).toHaveURL(`/auction-search/${encodeURIComponent('달항아리 50%')}`);
});

test('the dark theme is kept on the next page', async ({ page }) => {
  await page.goto('/');
  await waitUntilReady(page);
  await page.getByRole('button', { name: '어두운 화면으로 바꾸기' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/guide');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('going back restores the scroll position', async ({ page }) => {
  await page.goto('/');
  await waitUntilReady(page);
  await page.locator('#directions').scrollIntoViewIfNeeded();
  await flushTimers(page, 300);
  const place = await page.evaluate(() => window.scrollY);
  await page.getByRole('link', { name: '개인정보처리방침' }).first().click();
  await expect(page).toHaveURL(/terms\/privacy/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('개인정보');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 60);
});

/** Whole and with its font: what grows above the position later moves it. */
const waitUntilWhole = async (page: Page) => {
  await waitUntilHydrated(page);
  await waitForFonts(page);
};

test('an address opened in the same tab starts at the top; back, forward and reload restore the position', async ({
  page,
}) => {
  const top = () => page.evaluate(() => window.scrollY);
  /** Until it stays there: what is laid out for the first time may ask for more of the font. */
  const scrollTo = (place: number) =>
    expect(async () => {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place);
      await waitForFonts(page);
      expect(await top()).toBe(place);
    }).toPass();
  await page.goto('/');
  await waitUntilWhole(page);
  await scrollTo(1500);
  await page.goto('/guide');
  await waitUntilWhole(page);
  // Longer than the scroll to a stored position.
  await flushTimers(page, 1000);
  expect(await top()).toBe(0);
  await scrollTo(700);
  for (const [go, place] of [
    [() => page.goBack(), 1500],
    [() => page.goForward(), 700],
    [() => page.reload(), 700],
  ] as const) {
    await go();
    await waitUntilWhole(page);
    await expect.poll(top).toBe(place);
  }
});

test('a position is restored although the page was left in the moment of the scroll', async ({ page }) => {
  await page.goto('/guide');
  await waitUntilWhole(page);
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => {
    window.scrollTo({ top: 700, behavior: 'instant' });
    window.location.reload();
  });
  await reloaded;
  await waitUntilWhole(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
});

test('a position is restored when the font arrives late too', async ({ page }) => {
  let deliver = () => undefined as unknown;
  const delivered = new Promise((resolve) => {
    deliver = () => resolve(undefined);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/guide');
  await waitUntilWhole(page);
  await page.evaluate(() => window.scrollTo({ top: 4000, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(4000);
  await page.route(/\.woff2/, async (route) => {
    await delivered;
    await route.continue();
  });
  await page.reload();
  await waitUntilHydrated(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(4000);
  // As if the text above took a line more in this font; once more where the page was still restoring its position.
  let padding = 0;
  await expect(async () => {
    padding += 80;
    await page
      .locator('main nav')
      .first()
      .evaluate((contents, padding) => {
        contents.style.paddingBottom = `${padding}px`;
      }, padding);
    await flushTimers(page, 100);
    expect(await page.evaluate(() => window.scrollY)).not.toBe(4000);
  }).toPass();
  deliver();
  await waitUntilWhole(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(4000);
});

test('a position is restored when the page takes too long too', async ({ page }) => {
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  const top = () => page.evaluate(() => window.scrollY);
  await page.goto('/guide');
  await waitUntilWhole(page);
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(top).toBe(700);
  await page.route('**/remotes/remote-home/*/remoteEntry.js*', async (route) => {
    await delivered;
    await route.continue().catch(() => undefined);
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('[role=alert][data-remote]')).toBeAttached();
  deliver();
  await waitUntilWhole(page);
  await expect(page.locator('[role=alert][data-remote]')).toHaveCount(0);
  await expect.poll(top).toBe(700);
});

// Chromium ends a smooth scroll elsewhere where it is begun again while the page changes above it.
test('a position is restored when the scroll to it ends at another place', async ({ page }) => {
  const top = () => page.evaluate(() => window.scrollY);
  await page.goto('/guide');
  await waitUntilWhole(page);
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(top).toBe(700);
  await page.addInitScript(() => {
    const interrupt = () => {
      if (window.scrollY === 0) return;
      window.removeEventListener('scroll', interrupt);
      window.scrollTo({ top: 300, behavior: 'instant' });
    };
    window.addEventListener('scroll', interrupt);
  });
  await page.reload();
  await waitUntilWhole(page);
  await expect.poll(top).toBe(700);
});

test.describe('on English pages', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('sign-in leads to the English home page', async ({ page }) => {
    await page.goto('/en/login');
    await waitUntilReady(page);
    await page.getByRole('textbox', { name: 'Username' }).fill('member');
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/en');
  });

  test('a refused reader sees an English message and gets the English home page', async ({ page }) => {
    await signInByApi(page, 'member');
    const told = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept();
      return dialog.message();
    });
    await page.goto('/en/console');
    expect(await told).toBe('You do not have permission to open this page.');
    await expect(page).toHaveURL('/en');
  });
});

test('an address that cannot be decoded is answered in its language', async ({ request }) => {
  for (const [address, title] of [
    ['/%E0%A4%A', '주소가 올바르지 않습니다'],
    ['/en/%E0%A4%A', 'This address is not valid'],
    ['/cn/%E0%A4%A', '地址无效'],
  ] as const) {
    const answer = await request.get(address);
    expect(answer.status()).toBe(400);
    expect(await answer.text()).toContain(`<h1>${title}</h1>`);
  }
});
