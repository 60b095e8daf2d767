import type { Page } from '@playwright/test';
import { findViolations } from './axe';
import { fullRendering } from './browser';
import { callConsole } from './console-support';
import { expect, signInByApi, test, waitUntilReady } from './support';

test.use(fullRendering);

// axe is injected as a script, which the content security policy would block.
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

const enter = async (page: Page, username: string, path: string) => {
  await signInByApi(page, username);
  await page.goto(path);
  await waitUntilReady(page);
};

const records = /\/api\/v1\/(?!auth)/;
const refused = { status: 503, json: { code: 'overloaded', message: '요청이 많습니다. 잠시 후 다시 시도해 주세요.' } };

test('a screen whose data fails to load shows an accessible error and loads on retry', async ({ page, complaints }) => {
  await enter(page, 'seller', '/matching/me');
  for (const path of ['/schedule', '/schedule?view=requests', '/products', '/company', '/me', '/inbox', '/support']) {
    await page.route(records, (route) => route.fulfill(refused));
    await page.goto(`/matching${path}`);
    const main = page.locator('main');
    await expect(main.getByRole('alert').first(), path).toContainText('요청이 많습니다');
    expect.soft(await findViolations(page), path).toEqual([]);
    await page.unroute(records);
    await main.getByRole('button', { name: /다시/ }).first().click();
    await expect(main.getByRole('alert'), path).toHaveCount(0);
    await expect(main.getByRole('heading').first(), path).toBeVisible();
  }
  complaints.length = 0;
});

test('a lost connection is shown, and the pending request is completed when it returns', async ({
  page,
  context,
  complaints,
}) => {
  await enter(page, 'seller', '/matching/schedule');
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: '지난 내역' }).click();
  await expect(page.getByText('인터넷 연결이 끊겼습니다.')).toBeVisible();
  expect.soft(await findViolations(page)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText('인터넷 연결이 끊겼습니다.')).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
  complaints.length = 0;
});

interface Found {
  users: { username: string; buyer: string | null }[];
}

test('empty and restricted screens say what to do next', async ({ page, browser }) => {
  const office = await browser.newPage({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } });
  await signInByApi(office, 'admin');
  const { users } = await callConsole<Found>(office, 'GET', '/users?waiting=true&limit=100');
  const waiting = users.find(({ buyer }) => buyer === 'PENDING')?.username ?? '';
  const { fairs } = await callConsole<{ fairs: { _id: string; status: string }[] }>(office, 'GET', '/fairs?limit=100');
  const running = fairs.find(({ status }) => status === 'ONGOING')?._id;
  await office.close();

  await enter(page, waiting, `/matching/fairs/${running}/apply`);
  const said: [path: string, words: RegExp, next: RegExp][] = [
    [`/matching/fairs/${running}/apply`, /기업 회원 승인이 먼저 필요합니다/, /마이페이지에서 확인/],
    ['/matching/schedule', /확정된 상담이 없습니다/, /매칭 행사 보기/],
    ['/matching/schedule?view=requests', /기다리는 요청이 없습니다/, /매칭 행사 보기/],
    ['/matching/support', /아직 문의가 없습니다/, /문의하기/],
  ];
  for (const [path, words, next] of said) {
    await page.goto(path);
    const main = page.locator('main');
    await expect(main.getByText(words).first(), path).toBeVisible();
    await expect(main.getByRole('link', { name: next }).first(), path).toBeVisible();
    expect.soft(await findViolations(page), path).toEqual([]);
  }
});
