import type { Page } from '@playwright/test';
import { barriers, scrollsSideways, untranslated } from './axe';
import { expect, ready, test, watchRequests } from './support';

// Scripts from outside the page are what the policy forbids; the examiner is one.
test.use({ bypassCSP: true });

const words = {
  ko: { username: '아이디', password: '비밀번호', signIn: '로그인' },
  en: { username: 'Username', password: 'Password', signIn: 'Sign in' },
  cn: { username: '用户名', password: '密码', signIn: '登录' },
} as const;

const looks = [
  { language: 'ko', theme: 'light', width: 390 },
  { language: 'en', theme: 'dark', width: 820 },
  { language: 'cn', theme: 'light', width: 1440 },
] as const;

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
  buyer: ['/fairs/OTHER/apply', '/schedule?view=requests', '/schedule?view=calendar', '/company', '/me', '/products'],
} as const;

const signInAs = async (page: Page, username: string, language: keyof typeof words) => {
  const word = words[language];
  await page.goto('/matching/login?next=/matching/me');
  await ready(page);
  await page.getByRole('textbox', { name: word.username }).fill(username);
  await page.getByRole('textbox', { name: word.password }).fill(process.env.DEMO_PASSWORD ?? '');
  await page.locator('main').getByRole('button', { name: word.signIn }).click();
  await expect(page).toHaveURL(/\/matching\/me$/);
};

for (const { language, theme, width } of looks)
  for (const reader of ['visitor', 'seller', 'buyer'] as const)
    test(`every screen of the platform can be used by a ${reader}: ${language}, ${theme}, ${width} px`, async ({
      page,
      baseURL,
    }) => {
      await page.context().addCookies([
        { name: 'theme', value: theme, url: baseURL ?? '' },
        { name: 'language', value: language, url: baseURL ?? '' },
      ]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const { fair = '', other = '', notice = '' } = await found(page);
      if (reader !== 'visitor') await signInAs(page, reader, language);
      const requests = watchRequests(page);
      for (const screen of screens[reader]) {
        const path = screen.replace('FAIR', fair).replace('OTHER', other).replace('NOTICE', notice);
        await page.goto(`/matching${path}`);
        await ready(page);
        await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
        await requests.complete();
        expect.soft(await barriers(page), screen).toEqual([]);
        expect.soft(await page.locator('main').textContent(), screen).not.toMatch(untranslated);
        expect.soft(await scrollsSideways(page), `${screen} scrolls sideways`).toBe(false);
      }
    });
