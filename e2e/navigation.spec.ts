import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { findViolations, hasHorizontalScroll } from './axe';
import { callConsole, callMember, openScreen } from './console-support';
import { test } from './release-host';
import { expectSuccess } from './release-steps';
import { createCategory, createProduct } from './shop-support';
import { enterConsole, expect, signInByApi, waitUntilHydrated } from './support';

const titled = (ko: string, en: string, cn: string) => ({ ko, en, cn });

interface Offers {
  navigation?: object[];
  badges?: object[];
}

type Own = Parameters<Parameters<typeof test>[2]>[0]['own'];

/** Deploys a remote that the running site has never heard of: pages of events, with the code of another remote. */
const deployEvents = (own: Own, offers: Offers) => {
  const registry = own.readRegistry();
  const { 'remote-matching': matching, ...others } = registry.channels.stable ?? {};
  const manifest = {
    name: 'remote-events',
    title: titled('행사', 'Events', '活动'),
    contract: '^1.4.0',
    routes: [
      { path: '/events', title: titled('행사 안내', 'What is on', '活动介绍') },
      { path: '/events/desk', title: titled('행사 관리', 'Event desk', '活动管理'), scope: 'buyer' },
      ...Array.from({ length: 6 }, (_, at) => ({
        path: `/events/${at}`,
        title: titled(`길고 긴 이름을 가진 행사 ${at}`, `An event with a long name ${at}`, `名称很长的活动 ${at}`),
      })),
    ],
    ...offers,
  };
  const events = { ...matching, name: 'remote-events', server: null, manifest };
  const stable = { ...others, 'remote-matching': matching, 'remote-events': events };
  const file = path.join(own.folder, 'remotes.json');
  const revision = registry.revision + 1;
  const text = JSON.stringify({ ...registry, revision, channels: { ...registry.channels, stable } });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
};

const mainLinks = (page: Page) => page.locator('header').getByRole('navigation', { name: '주 메뉴' }).getByRole('link');

/** Opens a page until its header is as expected: a registry is read once a second. */
const openUntil = (page: Page, address: string, isExpected: () => Promise<void>) =>
  expect(async () => {
    await page.goto(address);
    await waitUntilHydrated(page);
    await isExpected();
  }).toPass();

const openServices = async (page: Page) => {
  await page.getByRole('button', { name: '전체 서비스 열기' }).click();
  return page.getByRole('dialog').getByRole('navigation', { name: '전체 서비스' });
};

const today = ['변호사 소개', '매거진', '이용 안내', '오시는 길', '비즈니스 매칭'];

test.use({ bypassCSP: true, viewport: { width: 1440, height: 900 } });

test('a remote that the running site has never heard of is in its header and menus, and what needs a right is there for who has it', async ({
  page,
  own,
}) => {
  await page.goto('/guide');
  await expect(mainLinks(page)).toHaveText(today);
  deployEvents(own, {
    navigation: [
      { place: 'header', to: '/events' },
      { place: 'menu', to: '/events/desk' },
      { place: 'footer', to: '/events#terms', title: titled('행사 약관', 'Terms of events', '活动条款') },
      { place: 'ceiling', to: '/events' },
    ],
  });
  await openUntil(page, '/guide', () => expect(mainLinks(page)).toHaveText([...today, '행사 안내'], { timeout: 1000 }));
  await expect(page.locator('footer').getByRole('link', { name: '행사 약관' })).toHaveAttribute(
    'href',
    '/events#terms',
  );
  const menu = await openServices(page);
  await expect(menu.getByRole('heading', { name: '행사', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: '행사 안내' })).toBeVisible();
  await expect(menu.getByRole('link', { name: '행사 관리' })).toHaveCount(0);

  await signInByApi(page, 'buyer');
  await page.goto('/en/guide');
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: 'Open all services' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Event desk' })).toHaveAttribute(
    'href',
    '/en/events/desk',
  );
});

test('a remote that is switched off keeps its entries, and its page says why', async ({ page, own, complaints }) => {
  await expectSuccess(own.command, 'releases disable remote-matching --channel stable');
  await page.goto('/guide');
  await waitUntilHydrated(page);
  await expect(mainLinks(page)).toHaveText(today);
  const menu = await openServices(page);
  await menu.getByRole('link', { name: '매칭 행사' }).click();
  await expect(page.getByRole('main')).toContainText('비즈니스 매칭 화면은 지금 점검 중입니다.');
  await expectSuccess(own.command, 'releases remove remote-matching --channel stable');
  await openUntil(page, '/guide', () => expect(mainLinks(page)).toHaveText(today.slice(0, -1), { timeout: 1000 }));
  complaints.length = 0;
});

test('more entries than the header has room for stay on one line, and the others are in the menu', async ({
  page,
  own,
}) => {
  const addresses = Array.from({ length: 6 }, (_, at) => `/events/${at}`);
  deployEvents(own, { navigation: addresses.map((to) => ({ place: 'header', to })) });
  await openUntil(page, '/guide', () => expect(mainLinks(page).nth(5)).toBeAttached({ timeout: 1000 }));
  for (const width of [1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const list = page.locator('header nav ul').first();
    expect((await list.boundingBox())?.height).toBe(52);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const title of today) await expect(mainLinks(page).filter({ hasText: title })).toBeInViewport();
    // Neither the tab key nor a screen reader comes to what is cut off.
    await expect(list.locator('li').last()).toHaveAttribute('inert', '');
  }
  const menu = await openServices(page);
  await expect(menu.getByRole('link', { name: '길고 긴 이름을 가진 행사 5' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  const links = page.getByRole('dialog').getByRole('navigation').getByRole('link');
  await expect(links.filter({ hasText: '길고 긴' })).toHaveCount(6);
  await expect(links.last()).toHaveText('쇼핑');
});

test('an administrator orders the header by keyboard and hides an entry of the menu', async ({ page }) => {
  await enterConsole(page);
  const before = await callConsole<{ setting: object }>(page, 'GET', '/setting');
  await openScreen(page, '/console/setting');
  await page.getByRole('tab', { name: '메뉴' }).click();
  const header = page.getByRole('list', { name: '머리글 메뉴' });
  await expect(header.getByRole('listitem')).toHaveCount(today.length);
  await header.getByRole('button', { name: '이용 안내 위로' }).press('Enter');
  await expect(header.getByRole('listitem').nth(1)).toContainText('이용 안내');
  const menu = page.getByRole('list', { name: '전체 서비스' });
  await menu.getByRole('switch', { name: '매칭 소개 표시' }).press('Space');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findViolations(page, { seriousOnly: true })).toEqual([]);
    expect(await hasHorizontalScroll(page)).toBe(false);
  }
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('저장했습니다')).toBeVisible();

  await openUntil(page, '/guide', () =>
    expect(mainLinks(page)).toHaveText(['변호사 소개', '이용 안내', '매거진', '오시는 길', '비즈니스 매칭'], {
      timeout: 1000,
    }),
  );
  const services = await openServices(page);
  await expect(services.getByRole('link', { name: '매칭 행사' })).toBeVisible();
  await expect(services.getByRole('link', { name: '매칭 소개' })).toHaveCount(0);

  const { version } = await callConsole<{ version: number }>(page, 'GET', '/setting');
  await callConsole(page, 'PUT', '/setting', { setting: before.setting, version });
  await openUntil(page, '/guide', () => expect(mainLinks(page)).toHaveText(today, { timeout: 1000 }));
});

test('the number of the cart is in the header of a member who has opened no page of the shop, and nothing is asked for a visitor', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/me/')) asked.push(request.url());
  });
  await page.goto('/guide');
  await waitUntilHydrated(page);
  await (await openServices(page)).getByRole('link', { name: '전체 상품' }).waitFor();
  expect(asked).toEqual([]);

  await signInByApi(page, 'admin');
  const code = `nav${Date.now()}`;
  const { _id } = await createProduct(page, await createCategory(page, code, '머리글 연습'), code, {
    name: { ko: '머리글 찻잔', en: 'Header cup', cn: '页眉茶杯' },
    price: 20_000,
  });
  await signInByApi(page, 'member');
  await callMember(page, 'POST', '/me/carts', { _product: _id, qty: 1 });
  const { total } = await callMember<{ total: number }>(page, 'GET', '/me/carts?limit=1');
  expect(total).toBeGreaterThan(0);
  await page.goto('/guide');
  const badge = page.locator('header').getByRole('link', { name: /^장바구니/ });
  await expect(badge).toHaveAccessibleName(`장바구니 ${total}`);
  // The search beside it gives way, and no link does.
  await page.setViewportSize({ width: 1200, height: 900 });
  for (const title of today) await expect(mainLinks(page).filter({ hasText: title })).toBeInViewport();
  const asking = page.waitForResponse(/\/api\/v1\/me\/carts/);
  await badge.click();
  await asking;
  await expect(page).toHaveURL(/\/shop\/cart$/);
});
