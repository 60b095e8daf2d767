import type { Page } from '@playwright/test';
import { expect, ready, test } from './support';

interface Release {
  version: string;
  base: string;
}

interface Today {
  host: string;
  channels: { stable: Record<string, Release> };
}

/** From now on the registry answers something else than what the page started with. */
const afterDeploying = (page: Page, change: (today: Today) => void) =>
  page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    const today = (await response.json()) as Today;
    change(today);
    await route.fulfill({ response, json: today });
  });

const newer = '9.9.9+newer';

/** A release of the same files under another version, in a folder of its own; answers the folder of the former one. */
const redeploy = async (page: Page, remote: string) => {
  const answer = (await (await page.request.get('/remotes.json')).json()) as Today;
  const former = answer.channels.stable[remote]?.base ?? '';
  await afterDeploying(page, ({ channels }) => {
    const release = channels.stable[remote];
    if (!release) return;
    release.version = newer;
    release.base = `/remotes/${remote}/${newer}/`;
  });
  await page.route(`**/remotes/${remote}/${newer}/**`, async (route) => {
    const url = route.request().url().replace(`/remotes/${remote}/${newer}/`, former);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  return former;
};

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await ready(page);
  await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
  await page.evaluate(() => {
    (window as { kept?: true }).kept = true;
  });
  // What comes later has come.
  await expect(page.locator('[data-news]')).toBeAttached();
};

const isSamePage = (page: Page) => page.evaluate(() => 'kept' in window);

/** The reader was in another tab and comes back. */
const comeBack = async (page: Page) => {
  const looked = page.waitForResponse('**/remotes.json');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await looked;
};

const notice = (page: Page) => page.getByRole('status').filter({ hasText: '새 버전이 있습니다' });

test('a newer version is offered to who comes back to the tab, and can be declined', async ({ page }) => {
  await open(page, '/');
  await comeBack(page);
  await expect(notice(page)).toBeHidden();

  await redeploy(page, 'remote-home');
  await comeBack(page);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: '나중에' }).click();
  await expect(notice(page)).toBeHidden();
  await comeBack(page);
  await expect(notice(page)).toBeHidden();
  expect(await isSamePage(page)).toBe(true);
});

test('a newer host is offered too, and a reload brings it', async ({ page }) => {
  await open(page, '/guide');
  await afterDeploying(page, (today) => {
    today.host = '9.9.9+newer';
  });
  await comeBack(page);
  await notice(page).getByRole('button', { name: '새로 고침' }).click();
  await expect.poll(() => isSamePage(page)).toBe(false);
});

test('what was typed is only given up by who typed it', async ({ page }) => {
  await open(page, '/consult');
  const field = page.locator('main textarea').first();
  await field.fill('내용을 적는 중입니다.');
  await redeploy(page, 'remote-home');
  await comeBack(page);
  const offer = page.getByRole('button', { name: '새로 고침', exact: true });
  await expect(offer).toBeVisible({ timeout: 15_000 });
  await offer.click();
  await expect(page.getByText('작성 중인 내용이 있습니다. 새로 고치면 지워집니다.')).toBeVisible();
  await page.getByRole('button', { name: '계속 작성' }).click();
  await expect(field).toHaveValue('내용을 적는 중입니다.');
  expect(await isSamePage(page)).toBe(true);
});

test('a page whose folder is gone goes on with the release that has taken its place', async ({ page, complaints }) => {
  await open(page, '/guide');
  const former = await redeploy(page, 'remote-home');
  const asked: string[] = [];
  await page.route(`**${former}**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 404, body: 'gone' });
  });
  // A page whose code is in another file than that of the open one.
  await page.locator('header a[href="/consult"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL('/consult');
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toContainText('상담');
  await expect(page.locator('[role=alert][data-remote]')).toBeHidden();
  expect(asked.length).toBeGreaterThan(0);
  expect(await isSamePage(page)).toBe(true);
  complaints.length = 0;
});

test('a remote that was not opened yet is exchanged without a word', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  await redeploy(page, 'remote-matching');
  await comeBack(page);
  const entry = page.waitForRequest(new RegExp(`/remotes/remote-matching/${newer.replace('+', '\\+')}/remoteEntry`));
  await page.locator('header a[href="/matching"]').filter({ visible: true }).first().click();
  await entry;
  await expect(page.locator('[data-remote-area=remote-matching]').getByRole('heading').first()).toBeVisible();
  await expect(notice(page)).toBeHidden();
  expect(await isSamePage(page)).toBe(true);
});
