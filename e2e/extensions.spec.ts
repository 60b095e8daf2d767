import type { Page } from '@playwright/test';
import { findViolations } from './axe';
import { faults } from './remote-faults';
import { enterConsole, expect, signInByApi, test, waitUntilReady } from './support';

/** Collects the files of matching that a page asks for. */
const collectMatchingFiles = (page: Page) => {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/remotes/remote-matching/')) files.push(pathname);
  });
  return files;
};

const openMyPage = async (page: Page, username: string) => {
  await signInByApi(page, username);
  await page.goto('/my');
  await waitUntilReady(page);
  await expect(page.getByRole('heading', { name: '최근 주문' })).toBeVisible();
};

test('a seller finds the next meetings of matching in the account', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMyPage(page, 'seller');
  const meetings = page.getByRole('region', { name: '다음 상담' });
  await expect(meetings).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await meetings.getByRole('link', { name: '내 일정 보기' }).click();
  await expect(page).toHaveURL(/\/matching\/schedule$/);
  await expect(page.getByRole('button', { name: '캘린더 구독' })).toBeVisible();
});

test('a member who neither sells nor buys gets nothing of matching with the account', async ({ page }) => {
  const files = collectMatchingFiles(page);
  await openMyPage(page, 'member');
  await page.waitForLoadState('networkidle');
  expect(files).toEqual([]);
});

for (const fault of ['is down', 'answers HTML with 200', 'was altered by one byte'] as const)
  test(`when matching ${fault}, the account is whole without its extension, and the failure is reported`, async ({
    page,
    complaints,
  }) => {
    await signInByApi(page, 'seller');
    const repair = await faults[fault](page, 'remote-matching');
    const report = page.waitForRequest('**/api/v1/failures');
    await page.goto('/my');
    await expect(page.getByRole('heading', { name: '최근 주문' })).toBeVisible();
    const { failures } = (await report).postDataJSON();
    expect(failures).toMatchObject([{ remote: 'remote-matching', page: '/my' }]);
    await expect(page.getByRole('region', { name: '다음 상담' })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    complaints.length = 0;

    // The next page with the slot has it again.
    await repair();
    await page.getByRole('link', { name: '주문 내역' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: '주문 내역' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('region', { name: '다음 상담' })).toBeVisible();
    complaints.length = 0;
  });

test('an administrator sees the current fairs of matching on the dashboard', async ({ page }) => {
  await enterConsole(page);
  const fairs = page.getByRole('region', { name: '진행 중·예정 매칭 행사' });
  await expect(fairs).toBeVisible();
  await fairs.getByRole('link', { name: '행사 모두 보기' }).click();
  await expect(page).toHaveURL(/\/console\/fairs$/);
});

const statePattern = /(<script type="application\/json" id="portico-state"[^>]*>)([^<]*)(<\/script>)/;

test('records that a remote offers are among the results of the search, without code of the remote', async ({
  page,
}) => {
  const { fairs } = await (await page.request.get('/api/v1/fairs?limit=1')).json();
  const [{ _id, title }] = fairs;
  const records = [
    {
      ...{ route: '/v1/fairs', field: 'fairs', to: '/matching/fairs/{_id}', text: 'title', places: ['search'] },
      title: { ko: '다른 팀의 행사', en: 'Events of another team', cn: '其他团队的活动' },
    },
  ];
  await page.route('**/search?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(statePattern, (_, open: string, json: string, close: string) => {
      const state = JSON.parse(json);
      for (const { name, manifest } of state.remotes) if (name === 'remote-matching') manifest.records = records;
      return open + JSON.stringify(state).replaceAll('<', '\\u003c') + close;
    });
    await route.fulfill({ response, body });
  });
  const files = collectMatchingFiles(page);
  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  const found = page.getByRole('region', { name: '다른 팀의 행사' });
  await expect(found.getByRole('link', { name: title }).first()).toHaveAttribute('href', `/matching/fairs/${_id}`);
  expect(files).toEqual([]);
  expect(await findViolations(page, { seriousOnly: true })).toEqual([]);
});
