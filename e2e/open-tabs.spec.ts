import type { Page } from '@playwright/test';
import { expect, flushTimers, test, waitUntilHydrated } from './support';

interface Release {
  version: string;
  base: string;
}

interface RegistrySnapshot {
  host: string;
  channels: { stable: Record<string, Release> };
}

/** Changes the registry that the page reads from now on. */
const changeRegistry = (page: Page, change: (registry: RegistrySnapshot) => void) =>
  page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    const registry = (await response.json()) as RegistrySnapshot;
    change(registry);
    await route.fulfill({ response, json: registry });
  });

const newerVersion = '9.9.9+newer';

/** Releases the same files under another version and folder; returns the folder of the former release. */
const redeploy = async (page: Page, remote: string) => {
  const answer = (await (await page.request.get('/remotes.json')).json()) as RegistrySnapshot;
  const former = answer.channels.stable[remote]?.base ?? '';
  await changeRegistry(page, ({ channels }) => {
    const release = channels.stable[remote];
    if (!release) return;
    release.version = newerVersion;
    release.base = `/remotes/${remote}/${newerVersion}/`;
  });
  await page.route(`**/remotes/${remote}/${newerVersion}/**`, async (route) => {
    const url = route.request().url().replace(`/remotes/${remote}/${newerVersion}/`, former);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  return former;
};

const openPage = async (page: Page, path: string) => {
  await page.goto(path);
  await waitUntilHydrated(page);
  await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
  await page.evaluate(() => {
    (window as { kept?: true }).kept = true;
  });
  // Telemetry has loaded.
  await expect(page.locator('[data-news]')).toBeAttached();
};

const isSamePage = (page: Page) => page.evaluate(() => 'kept' in window);

/** Simulates that the reader returns from another tab. The page gives up a registry that takes long, and asks again then. */
const returnToTab = async (page: Page) => {
  await expect(async () => {
    const looked = page.waitForEvent('requestfinished', {
      predicate: (request) => request.url().endsWith('/remotes.json'),
      timeout: 5_000,
    });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await looked;
  }).toPass();
  // What follows from the answer is done.
  await flushTimers(page, 100);
};

const notice = (page: Page) => page.getByRole('status').filter({ hasText: '새 버전이 있습니다' });

test('a newer version is offered when the reader returns to the tab, and can be dismissed', async ({ page }) => {
  await openPage(page, '/');
  await returnToTab(page);
  await expect(notice(page)).toBeHidden();

  await redeploy(page, 'remote-home');
  await returnToTab(page);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: '나중에' }).click();
  await expect(notice(page)).toBeHidden();
  await returnToTab(page);
  await expect(notice(page)).toBeHidden();
  expect(await isSamePage(page)).toBe(true);
});

test('a newer host is offered too, and loaded with a reload', async ({ page }) => {
  await openPage(page, '/guide');
  await changeRegistry(page, (registry) => {
    registry.host = '9.9.9+newer';
  });
  await returnToTab(page);
  await notice(page).getByRole('button', { name: '새로 고침' }).click();
  await page.waitForFunction(() => !('kept' in window));
});

test('a reload asks before it discards typed text', async ({ page }) => {
  await openPage(page, '/consult');
  const field = page.locator('main textarea').first();
  await field.fill('내용을 적는 중입니다.');
  await redeploy(page, 'remote-home');
  await returnToTab(page);
  const offer = page.getByRole('button', { name: '새로 고침', exact: true });
  await expect(offer).toBeVisible();
  await offer.click();
  await expect(page.getByText('작성 중인 내용이 있습니다. 새로 고치면 지워집니다.')).toBeVisible();
  await page.getByRole('button', { name: '계속 작성' }).click();
  await expect(field).toHaveValue('내용을 적는 중입니다.');
  expect(await isSamePage(page)).toBe(true);
});

test('a page whose release folder was deleted continues with the successor', async ({ page, complaints }) => {
  await openPage(page, '/guide');
  const former = await redeploy(page, 'remote-home');
  const asked: string[] = [];
  await page.route(`**${former}**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 404, body: 'gone' });
  });
  // The code of this page is in another chunk than that of the open one.
  await page.locator('header a[href="/magazine"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL('/magazine');
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toContainText('매거진');
  await expect(page.locator('[role=alert][data-remote]')).toBeHidden();
  expect(asked.length).toBeGreaterThan(0);
  expect(await isSamePage(page)).toBe(true);
  complaints.length = 0;
});

test('a remote that was not opened yet is replaced without a notice', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/');
  await redeploy(page, 'remote-matching');
  await returnToTab(page);
  const entry = page.waitForRequest(
    new RegExp(`/remotes/remote-matching/${newerVersion.replace('+', '\\+')}/remoteEntry`),
  );
  await page.locator('header a[href="/matching"]').filter({ visible: true }).first().click();
  await entry;
  await expect(page.locator('[data-remote-area=remote-matching]').getByRole('heading').first()).toBeVisible();
  await expect(notice(page)).toBeHidden();
  expect(await isSamePage(page)).toBe(true);
});
