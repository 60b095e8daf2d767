import type { BrowserContext, Page } from '@playwright/test';
import { callConsole, createMember } from './console-support';
import { runStatements } from './database';
import { waitForMail } from './mailbox';
import { openSignedInPage } from './matching-support';
import { expect, signInByApi, submitSignIn, test, waitUntilHydrated, waitUntilReady, watchRequests } from './support';

const signOutButton = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: '로그아웃' });
const signInLink = (tab: Page) => tab.getByRole('banner').getByRole('link', { name: '로그인' });

const signIn = async (tab: Page) => {
  await tab.goto('/login');
  await waitUntilHydrated(tab);
  const requests = watchRequests(tab);
  await submitSignIn(tab, 'member');
  await expect(signOutButton(tab)).toBeVisible();
  // A tab that is busy with its page answers the others late.
  await expect(tab).toHaveURL('/');
  await requests.complete();
};

const openSignedInTab = async (context: BrowserContext, path: string) => {
  const tab = await context.newPage();
  await tab.goto(path);
  await expect(signOutButton(tab)).toBeVisible();
  return tab;
};

const readTokens = (tab: Page): Promise<{ accessToken: string; refreshToken: string }> =>
  tab.evaluate(() => JSON.parse(sessionStorage.getItem('portico.auth') ?? '{}').state);

test('a new tab is signed in without asking, and signing out in one tab ends all of them', async ({
  page,
  context,
}) => {
  await signIn(page);
  const second = await openSignedInTab(context, '/my/info');
  await expect(second.getByRole('textbox', { name: /^이름/ })).not.toHaveValue('');

  await signOutButton(second).click();
  await expect(signInLink(page)).toBeVisible();
  await expect(signInLink(second)).toBeVisible();
  const third = await context.newPage();
  await third.goto('/');
  await waitUntilReady(third);
  await expect(signInLink(third)).toBeVisible();
});

test('when no other tab is open, a new one asks for the sign-in', async ({ page, context }) => {
  await signIn(page);
  const second = await context.newPage();
  await page.close();
  await second.goto('/my/info');
  await waitUntilReady(second);
  await expect(signInLink(second)).toBeVisible();
  expect(await second.evaluate(() => sessionStorage.getItem('portico.auth') ?? '')).not.toContain('Token":"');
});

test('a tab that the browser had discarded goes on with what another tab has renewed', async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page);
  const discarded = await openSignedInTab(context, '/');
  await discarded.goto('/robots.txt');
  const spent = await readTokens(discarded);

  /** Lets the tab renew its tokens, as with its first call after ten minutes. */
  const renew = async (tab: Page) => {
    const expired = { status: 401, json: { code: 'unauthenticated', message: '로그인 후 이용하실 수 있습니다.' } };
    await tab.route('**/api/v1/me', (route) => route.fulfill(expired), { times: 1 });
    const requests = watchRequests(tab);
    await tab.goto('/my/info');
    await expect(tab.getByRole('textbox', { name: /^이름/ })).not.toHaveValue('');
    await requests.complete();
  };
  // Tokens of the same second look equally new.
  const { exp, sid } = JSON.parse(Buffer.from(spent.accessToken.split('.')[1] ?? '', 'base64url').toString());
  await expect.poll(() => Date.now() / 1000 + 600).toBeGreaterThan(exp + 1);
  await renew(page);
  expect((await readTokens(page)).refreshToken).not.toBe(spent.refreshToken);
  await runStatements(
    [`update refresh_tokens set used_at = used_at - interval '1 minute' where _session = $1 and used_at is not null`],
    sid,
  );

  await renew(discarded);
  expect(await readTokens(discarded)).toEqual(await readTokens(page));
  // The expired tokens.
  complaints.length = 0;
});

for (const width of [390, 1440])
  test(`at ${width} px the open page of a member says so at once when an administrator blocks the account`, async ({
    page,
    browser,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const office = await openSignedInPage(browser, 'admin');
    const username = `blocked${width}${Date.now()}`;
    const id = await createMember(office, { username, name: '차단될회원' });
    await signInByApi(page, username);
    const connected = page.waitForResponse((response) => response.url().includes('/api/v1/me/live'));
    await page.goto('/matching/me');
    await connected;
    const { user } = await callConsole<{ user: { version: number } }>(office, 'GET', `/users/${id}`);
    const change = { version: user.version, status: 'BLOCKED', reason: '약관을 어겼습니다.' };
    await callConsole(office, 'PUT', `/users/${id}`, change);
    await expect(page.getByRole('link', { name: '로그인' }).and(page.locator('[href*="next="]'))).toBeVisible();
    await office.close();
    // The refused renewals.
    complaints.length = 0;
  });

const signInPages: Record<string, 'ADMIN'[]> = { '/login': [], '/matching/login': [], '/console': ['ADMIN'] };

for (const [path, roles] of Object.entries(signInPages))
  for (const width of [390, 1440])
    test(`at ${width} px on ${path}, after many attempts of strangers the owner signs in with a code from the mail`, async ({
      page,
      browser,
      complaints,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const office = await openSignedInPage(browser, 'admin');
      const username = `guessed${width}${path.length}${Date.now()}`;
      await createMember(office, { username, name: '표적', roles });
      await office.close();
      await runStatements(
        [`insert into sign_in_attempts (key, count, since) values ('account:' || $1, 20, now())`],
        username,
      );

      await page.goto(path);
      await waitUntilHydrated(page);
      await submitSignIn(page, username);
      await expect(page.getByRole('alert').filter({ hasText: '한 번 더 확인합니다' })).toBeVisible();
      const field = page.getByRole('textbox', { name: /코드|인증번호/ });
      await field.fill('000000');
      const submit = page.locator('main').getByRole('button', { name: '로그인', exact: true });
      await submit.click();
      await expect(page.getByRole('alert').filter({ hasText: '인증번호가 올바르지 않습니다' })).toBeVisible();
      const { text = '' } = await waitForMail(`${username}@example.com`, /인증번호/);
      await field.fill(/인증번호 (\d{6})/.exec(text)?.[1] ?? '');
      await submit.click();
      await expect(page.getByRole('textbox', { name: '비밀번호' })).toHaveCount(0);
      expect(await page.evaluate(() => sessionStorage.getItem('portico.auth'))).toContain('"accessToken":"');
      // The refusals.
      complaints.length = 0;
    });
