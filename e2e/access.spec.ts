import { setTheme } from './accessibility-audit';
import { findViolations } from './axe';
import { auditRendering } from './browser';
import { expect, test, waitUntilReady } from './support';

test.use(auditRendering);

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
    // The browser reports an error for the missing page only.
    if (path === missing) expect(complaints).toEqual([]);
    // The server renders one theme; the other one is set with the switch.
    const themes = index % 2 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
    await page.context().addCookies([{ name: 'theme', value: themes[0], url: baseURL ?? '' }]);
    await page.goto(path);
    await waitUntilReady(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', themes[0]);
    await expect(page.locator('main').getByRole('heading').first(), path).toBeVisible();
    for (const theme of themes) {
      await setTheme(page, theme);
      expect.soft(await findViolations(page, { seriousOnly: true }), `${path} ${theme}`).toEqual([]);
    }
    if (path === missing) complaints.length = 0;
  }
});

test('the first Tab stop is a visible skip link that moves the focus to the content', async ({ page }) => {
  await page.goto('/');
  await waitUntilReady(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: '본문으로 바로가기' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
