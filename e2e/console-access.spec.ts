import { barriers, scrollsSideways, untranslated } from './axe';
import { enterConsole, expect, test } from './support';

// Scripts from outside the page are what the policy forbids; the examiner is one.
test.use({ bypassCSP: true });

const screens = [
  '',
  '/setting',
  '/lawyers',
  '/practices',
  '/boards',
  '/boards/create',
  '/banners',
  '/banners/create',
  '/popups',
  '/popups/create',
  '/forms',
  '/center/faqs',
  `/center/faqs?filter=${encodeURIComponent('{"type":"inquiry"}')}`,
  '/center/faqs/create',
  '/terms',
  '/terms/create',
  '/users',
  '/users/create',
  '/users/levels',
  '/users/withdrawals',
  '/fairs',
  '/fairs/create',
  '/center/notifications',
  '/center/notifications/create',
  '/center/questions',
  '/center/questions/create',
  '/comments',
  '/messages',
  '/messages/write',
  '/mail',
  '/audit',
  '/trash',
  '/password',
];

const looks = [
  { theme: 'light', width: 1440, language: 'ko' },
  { theme: 'dark', width: 390, language: 'ko' },
  { theme: 'light', width: 390, language: 'en' },
  { theme: 'dark', width: 820, language: 'cn' },
] as const;

for (const { theme, width, language } of looks) {
  test(`every screen of the console can be used by everybody: ${language}, ${theme}, ${width} px`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await enterConsole(page);
    await page.setViewportSize({ width, height: 900 });
    await page.context().addCookies([
      { name: 'theme', value: theme, url: baseURL ?? '' },
      { name: 'language', value: language, url: baseURL ?? '' },
    ]);
    for (const screen of screens) {
      await page.goto(`/console${screen}`);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('#react-admin-title')).not.toBeEmpty();
      expect.soft(await barriers(page), screen).toEqual([]);
      expect.soft(await page.locator('main').textContent(), screen).not.toMatch(untranslated);
      expect.soft(await scrollsSideways(page), `${screen} scrolls sideways`).toBe(false);
    }
  });
}
