import type { Page } from '@playwright/test';
import { barriers, scrollsSideways, untranslated } from './axe';
import { dress, type Look, step } from './looks';
import { expect, ready, signIn, test, watchRequests } from './support';

// Scripts from outside the page are what the policy forbids; the examiner is one.
test.use({ bypassCSP: true });

const looks = [
  { language: 'ko', theme: 'light', width: 390 },
  { language: 'en', theme: 'dark', width: 820 },
  { language: 'cn', theme: 'light', width: 1440 },
] as const satisfies Look[];

/** A running fair, one to come, and one record of each kind that a reader has. */
const found = async (page: Page) => {
  const of = async <T>(path: string) => (await (await page.request.get(`/api/v1${path}`)).json()) as T;
  const { fairs } = await of<{ fairs: { _id: string; status: string }[] }>('/fairs?limit=100');
  const { notifications } = await of<{ notifications: { _id: string }[] }>('/center/notifications?limit=1');
  const fair = fairs.find(({ status }) => status === 'ONGOING')?._id;
  const other = fairs.find(({ status }) => status !== 'ONGOING')?._id;
  return { fair, other, notice: notifications[0]?._id };
};

const screens = {
  visitor: ['/join', '/join?as=seller', '/join?as=buyer', '/join?as=award', '/join?as=person', '/recovery', '/login'],
  seller: [
    '/fairs',
    '/fairs/FAIR',
    '/fairs/FAIR?tab=buyers',
    '/fairs/FAIR?tab=sellers',
    '/fairs/FAIR/apply',
    '/fairs/OTHER/apply',
    '/schedule',
    '/schedule?view=requests',
    '/schedule?view=calendar',
    '/schedule?view=history',
    '/products',
    '/products/create',
    '/company',
    '/me',
    '/me/edit',
    '/me/withdraw',
    '/inbox',
    '/support',
    '/support/create',
    '/notices',
    '/notices/NOTICE',
    '/manuals/seller',
  ],
  buyer: ['/fairs/OTHER/apply', '/schedule?view=requests', '/schedule?view=calendar', '/company', '/me'],
} as const;

for (const reader of ['visitor', 'seller', 'buyer'] as const)
  test(`every screen of the platform can be used by a ${reader}, in each language, in both themes, on each width`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { fair = '', other = '', notice = '' } = await found(page);
    const requests = watchRequests(page);
    await page.goto('/matching/login?next=/matching/me');
    await ready(page);
    if (reader !== 'visitor') {
      await signIn(page, reader);
      await expect(page).toHaveURL(/\/matching\/me$/);
    }
    for (const look of looks) {
      await dress(page, look);
      await requests.complete();
      for (const screen of screens[reader]) {
        const path = screen.replace('FAIR', fair).replace('OTHER', other).replace('NOTICE', notice);
        await step(page, `/matching${path}`);
        await requests.complete();
        const where = `${screen} ${Object.values(look).join(' ')}`;
        await expect(page.locator('main').getByRole('heading').first(), where).toBeVisible();
        expect.soft(await barriers(page), where).toEqual([]);
        expect.soft(await page.locator('main').textContent(), where).not.toMatch(untranslated);
        expect.soft(await scrollsSideways(page), `${where} scrolls sideways`).toBe(false);
      }
    }
  });
