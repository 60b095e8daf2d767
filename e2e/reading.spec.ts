import { fetchRelease } from './public-pages';
import { expect, test, waitUntilReady } from './support';

test('every address above a page is a page or leads to one', async ({ page }) => {
  const parents = new Set<string>();
  for (const remote of ['remote-home', 'remote-matching'] as const) {
    const routes = (await fetchRelease(page, remote))?.manifest.routes ?? [];
    for (const { path } of routes)
      for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
        const parent = path.slice(0, end);
        if (!parent.includes(':')) parents.add(parent);
      }
  }
  expect([...parents]).toContain('/notices');
  for (const path of parents) {
    const answer = await page.request.get(path);
    expect.soft(answer.status(), path).toBe(200);
  }
});

test('the notices have a page of their own, to which each notice leads back', async ({ page }) => {
  await page.goto('/notices');
  await waitUntilReady(page);
  await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
  await page.locator('main li a').first().click();
  await page.locator('main').getByRole('link', { name: '공지사항' }).click();
  await expect(page).toHaveURL(/\/notices$/);
});
