import { barriers } from './axe';
import { wear } from './looks';
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

test('axe finds nothing serious on any public page, in either theme', async ({ page, complaints, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [index, path] of paths.entries()) {
    // The browser complains about a page that is not there, as it should, and about no other one.
    if (path === missing) expect(complaints).toEqual([]);
    // Each comes from the server in one theme, and takes the other one by its switch.
    const themes = index % 2 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
    await page.context().addCookies([{ name: 'theme', value: themes[0], url: baseURL ?? '' }]);
    await page.goto(path);
    await ready(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', themes[0]);
    await expect(page.locator('main').getByRole('heading').first(), path).toBeVisible();
    for (const theme of themes) {
      await wear(page, theme);
      expect.soft(await barriers(page, { seriousOnly: true }), `${path} ${theme}`).toEqual([]);
    }
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
