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
