import type { Page } from '@playwright/test';
import { findViolations } from './axe';
import { expect, test, waitUntilHydrated, waitUntilReady } from './support';

test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

const openMenuField = async (page: Page) => {
  await page.goto('/');
  await waitUntilReady(page);
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  return page.getByRole('dialog').getByRole('combobox', { name: '홈페이지 검색' });
};

test('from the header to a lawyer by the keyboard, at 390 px', async ({ page }) => {
  const field = await openMenuField(page);
  await field.focus();
  await field.pressSequentially('김도');
  const options = page.getByRole('option');
  await expect(options.filter({ hasText: '김도윤' })).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  const active = options.and(page.locator('[aria-selected=true]'));
  await expect(active).toContainText('김도윤');
  await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
  await page.keyboard.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue('김도');
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/lawyers/kim-doyun');
});

test('what is typed while the suggestions are still coming counts', async ({ page }) => {
  const field = await openMenuField(page);
  await field.evaluate((input: HTMLInputElement) =>
    // After the list has come into the page, and before it listens to the field.
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=listbox]')) return;
      observer.disconnect();
      input.value = '김도';
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }).observe(document.body, { childList: true, subtree: true }),
  );
  await field.focus();
  await expect(page.getByRole('option').filter({ hasText: '김도윤' })).toBeVisible();
});

test('suggestions forgive the keyboard, and lead to all of the site', async ({ page }) => {
  const field = await openMenuField(page);
  await field.focus();
  await field.pressSequentially('gkwk');
  await expect(page.getByRole('option', { name: /^아파트 하자소송/ })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=gkwk');
  await expect(page.getByRole('heading', { level: 2, name: /^업무 분야/ })).toBeVisible();
});

test('Enter without a chosen suggestion leads to the lots, and below them to what else matches', async ({ page }) => {
  const field = await openMenuField(page);
  await field.fill('하자');
  await field.press('Enter');
  await expect(page).toHaveURL(`/auction-search/${encodeURIComponent('하자')}`);
  const elsewhere = page.getByRole('region', { name: '홈페이지의 다른 검색 결과' });
  await expect(elsewhere.getByRole('link', { name: '아파트 하자소송', exact: true })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await elsewhere.getByRole('link', { name: '‘하자’ 검색 결과 모두 보기' }).click();
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: '하자' })}`);
});

test('the page of the search: groups with counts and marked words, one kind, another keyword', async ({ page }) => {
  await page.goto('/search?q=하자를');
  await waitUntilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('‘하자를’ 검색 결과');
  const practices = page.getByRole('region', { name: /^업무 분야/ });
  await expect(practices.locator('mark').first()).toHaveText('하자');
  expect(await findViolations(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('search-390.png'), fullPage: true });
  await page
    .getByRole('navigation', { name: '종류' })
    .getByRole('link', { name: /^변호사/ })
    .click();
  await expect(page).toHaveURL(/kind=lawyer/);
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveCount(1);
  await page.locator('main').getByRole('searchbox').fill('퀡퀡퀡');
  await page.keyboard.press('Enter');
  await expect(page.getByText('‘퀡퀡퀡’에 맞는 것을 찾지 못했습니다')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '검색 결과 0건' })).toBeVisible();
  await expect(page.locator('main').getByRole('searchbox')).toBeFocused();
  await expect(
    page.getByRole('navigation', { name: '바로 가기' }).getByRole('link', { name: '상담 신청' }),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page has its results, and its form works', async ({ page }) => {
    await page.goto('/search');
    await page.locator('main').getByRole('searchbox').fill('앞치마를');
    await page.locator('main').getByRole('button', { name: '검색' }).click();
    await expect(page.getByRole('link', { name: /정원 앞치마/ })).toBeVisible();
  });
});

const readers = [
  { prefix: '', menu: '메뉴 열기', label: '홈페이지 검색', q: '광주 하자', lawyer: /문태오/, consult: '상담 신청' },
  {
    prefix: '/en',
    menu: 'Open menu',
    label: 'Search this site',
    q: 'Gwangju defects',
    lawyer: /Taeo Moon/,
    consult: 'Request a consultation',
  },
  { prefix: '/cn', menu: '打开菜单', label: '搜索本站', q: '光州 瑕疵', lawyer: /文泰吾/, consult: '申请咨询' },
];
for (const { prefix, menu, label, q, lawyer, consult } of readers)
  test(`a new visitor finds the right lawyer's consultation with one search and three taps, from ${prefix || '/'}`, async ({
    page,
  }) => {
    await page.goto(prefix || '/');
    await waitUntilReady(page);
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: label }).pressSequentially(q);
    await page.getByRole('option', { name: lawyer }).click();
    await expect(page.getByRole('heading', { level: 1, name: lawyer })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: consult, exact: true }).first().click();
    await expect(page).toHaveURL(`${prefix}/consult?lawyer=moon-taeo`);
    await expect(page.locator('select[name=lawyer] option:checked')).toHaveText(lawyer);
  });
