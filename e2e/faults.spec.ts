import type { Page, Route } from '@playwright/test';
import { expect, ready, test } from './support';

const faults: Record<string, (route: Route) => unknown> = {
  fails: (route) => route.abort('connectionrefused'),
  hangs: () => {},
  'answers HTML': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>hello' }),
  'answers 404': (route) => route.fulfill({ status: 404, body: 'gone' }),
  'is broken': (route) =>
    route.fulfill({ status: 200, contentType: 'application/javascript', body: 'this is no script(' }),
};

const pages = { 'remote-home': '/', 'remote-matching': '/matching', 'remote-console': '/console' } as const;

const shellWorks = async (page: Page) => {
  await expect(page.locator('header').first()).toBeVisible();
  await expect(page.locator('footer')).toBeVisible();
  await page
    .getByRole('button', { name: /어두운 화면|밝은 화면/ })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
};

for (const [remote, path] of Object.entries(pages)) {
  for (const [how, fault] of Object.entries(faults)) {
    test(`when ${remote} ${how}, the shell stays, says so within 5 s and heals on a click`, async ({
      page,
      complaints,
    }) => {
      const broken = `**/remotes/${remote}/**`;
      await page.route(broken, (route) => void fault(route));
      await page.goto(path, { waitUntil: 'commit' });
      const notice = page.locator(`[role=alert][data-remote=${remote}]`);
      await expect(notice).toBeVisible({ timeout: 5000 });
      await ready(page);
      await shellWorks(page);
      if (remote === 'remote-home') await expect(page.locator('main')).toContainText('대표변호사');

      await page.evaluate(() => {
        (window as unknown as { kept: boolean }).kept = true;
      });
      await page.unroute(broken);
      await notice.getByRole('button').click();
      await expect(notice).toBeHidden();
      await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { kept: boolean }).kept)).toBe(true);
      // The browser itself complains of what we broke.
      complaints.length = 0;
    });
  }
}

test('a remote for another contract never runs and says which versions do not fit', async ({ page, complaints }) => {
  await page.route('/matching', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replaceAll(/("name":"remote-matching","contract":")\^1\.0\.0/g, '$1^2.0.0');
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto('/matching');
  const notice = page.locator('[role=alert][data-state=mismatched]');
  await expect(notice).toContainText('^2.0.0');
  await expect(notice).toContainText('1.0.0');
  complaints.length = 0;
});

test('the other remotes work while one is down', async ({ page, complaints }) => {
  await page.route('**/remotes/remote-matching/**', (route) => route.abort());
  await page.goto('/matching');
  await expect(page.locator('[role=alert][data-remote=remote-matching]')).toBeVisible();
  await page.locator('header').getByRole('link', { name: /홈$/ }).click();
  await expect(page.locator('#lawyers')).toBeVisible();
  complaints.length = 0;
});
