import type { Page } from '@playwright/test';
import { fullRendering } from './browser';
import { expectClear } from './clear-view';
import { expect, noPopups, test, waitUntilHydrated, waitUntilReady } from './support';

test.use(fullRendering);

/** Runs in the page. The title and the buttons of the first view that a popup covers. */
const findCovered = () => {
  const title = document.querySelector('main h1');
  const popup = [...document.querySelectorAll('[data-popup]')].find((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  const box = popup?.getBoundingClientRect();
  if (!title || !box) return [];
  return [title, ...(title.closest('section')?.querySelectorAll('a, button') ?? [])]
    .filter((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top < box.bottom && bottom > box.top;
    })
    .map((element) => element.textContent);
};

const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);

test('on a phone one popup is shown at a time, and never over the title and buttons of the first view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const loaded = page.waitForResponse(/\/api\/v1\/popups\?/);
  await page.goto('/');
  await waitUntilReady(page);
  await loaded;
  const popups = page.locator('[data-popup]');
  await expect(popups).toHaveCount(1);
  expect(await page.evaluate(findCovered)).toEqual([]);
  await scrollTo(page, 2000);
  await expect(popups).toBeVisible();
  expect(await page.evaluate(findCovered)).toEqual([]);
  await scrollTo(page, 0);
  await expect.poll(() => page.evaluate(findCovered)).toEqual([]);
  await scrollTo(page, 2000);
  const first = await popups.getAttribute('data-popup');
  await popups.getByRole('button', { name: '닫기' }).click();
  await expect(popups).toHaveCount(1);
  await expect(popups).not.toHaveAttribute('data-popup', String(first));
});

test('the side menu begins with the legal services', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/guide');
  await waitUntilReady(page);
  await page.getByRole('button', { name: '전체 서비스 열기' }).click();
  const menu = page.getByRole('dialog').getByRole('navigation', { name: '전체 서비스' });
  await expect(menu.getByRole('heading').first()).toHaveText('법률 서비스');
  await expect(menu.getByRole('link').first()).toHaveText(/상담/);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`links within a page lead clear of the bars at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.route('**/api/v1/popups?*', (route) => route.fulfill({ json: noPopups }));
    await page.goto('/guide');
    await waitUntilHydrated(page);
    const contents = page.locator('main nav').first().getByRole('link');
    for (const link of await contents.all()) {
      const id = (await link.getAttribute('href'))?.split('#')[1];
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect(page.locator(`#${id}`)).toBeFocused();
      await expectClear(page.locator(`#${id}-title`));
    }
  });
