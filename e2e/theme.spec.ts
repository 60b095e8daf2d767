import { expect, test, waitUntilReady } from './support';

test('whoever prefers dark sees the site dark at the first visit, and keeps what they choose then', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/guide');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await waitUntilReady(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: '밝은 화면' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('whoever wants less motion sees the other theme at once, without a transition', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    const page = window as { transitions?: number };
    page.transitions = 0;
    document.addEventListener('transitionrun', () => {
      page.transitions = (page.transitions ?? 0) + 1;
    });
  });
  const countTransitions = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({ reducedMotion, colorScheme: 'light' });
    await page.context().clearCookies();
    await page.goto('/guide');
    await waitUntilReady(page);
    await page.getByRole('button', { name: '어두운 화면' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    return page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve((window as { transitions?: number }).transitions ?? 0)),
          ),
        ),
    );
  };
  expect(await countTransitions('no-preference')).toBeGreaterThan(0);
  expect(await countTransitions('reduce')).toBe(0);
});
