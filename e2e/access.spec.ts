import { barriers } from './axe';
import { expect, ready, test } from './support';

// Scripts from outside the page are what the policy forbids; the examiner is one.
test.use({ bypassCSP: true });

const missing = '/no-such-page';
const paths = [
  '/',
  '/en',
  '/cn',
  '/guide',
  '/consult',
  '/magazine',
  '/login',
  '/terms/privacy',
  '/matching',
  '/matching/faqs',
  '/console',
  missing,
];

for (const theme of ['light', 'dark'] as const)
  test(`axe finds nothing serious on any public page in ${theme}`, async ({ page, complaints, baseURL }) => {
    await page.context().addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of paths) {
      // The browser complains about a page that is not there, as it should, and about no other one.
      if (path === missing) expect(complaints).toEqual([]);
      await page.goto(path);
      await ready(page);
      await expect(page.locator('main').getByRole('heading').first(), path).toBeVisible();
      expect.soft(await barriers(page, { seriousOnly: true }), path).toEqual([]);
      if (path === missing) complaints.length = 0;
    }
  });

test('a reader with a keyboard reaches the content first and sees where they are', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: '본문으로 바로가기' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
