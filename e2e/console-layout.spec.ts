import type { Page } from '@playwright/test';
import { callConsole, openScreen } from './console-support';
import { countLines } from './count-lines';
import { enterConsole, expect, signInByApi, test } from './support';

const lists = [
  ...['boards', 'comments', 'banners', 'popups', 'forms', 'users', 'users/levels', 'users/withdrawals', 'fairs'],
  ...['auction/programs', 'auction/works', 'auction/authors', 'auction/bids', 'shop/products', 'shop/orders'],
  ...['shop/refunds', 'shop/coupons', 'shop/reviews', 'shop/inquiries', 'center/notifications', 'center/questions'],
  ...['messages', 'mail', 'terms', 'audit', 'failures', 'trash'],
];

/** By how many pixels the rows of a list are wider than the page. */
const measure = async (page: Page, list: string) => {
  await openScreen(page, `/console/${list}`);
  await expect(
    page.locator('tbody tr').first().or(page.locator('.RaList-noResults, .MuiAlert-root')).first(),
  ).toBeVisible();
  return page.evaluate(() => {
    const table =
      document.querySelector('.RaDataTable-tableWrapper') ?? document.querySelector('main table')?.parentElement;
    return table ? table.scrollWidth - table.clientWidth : 0;
  });
};

test('lists fit at 1280, and use the width of a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterConsole(page);
  const wider: Record<string, number> = {};
  for (const list of lists) {
    const excess = await measure(page, list);
    if (excess > 0) wider[list] = excess;
  }
  expect(wider).toEqual({});
  await page.setViewportSize({ width: 2200, height: 1000 });
  await page.goto('/console/users');
  const table = page.locator('.RaDataTable-tableWrapper');
  await expect(table).toBeVisible();
  expect((await table.boundingBox())?.width).toBeGreaterThan(1800);
});

test('a form keeps its width when a table is inserted into its text', async ({ page }) => {
  await page.setViewportSize({ width: 2200, height: 1000 });
  await enterConsole(page);
  await page.goto('/console/boards/create');
  const form = page.locator('form');
  await expect(form).toBeVisible();
  const width = (await form.boundingBox())?.width;
  await page.getByRole('button', { name: '표 넣기' }).first().click();
  await expect(page.locator('.ProseMirror table')).toBeVisible();
  expect((await form.boundingBox())?.width).toBe(width);
});

test('the menu shows the current item on a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await enterConsole(page);
  await page.goto('/console/audit');
  const current = page.getByRole('navigation').locator('[aria-current="page"]').filter({ hasText: '감사 기록' });
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('on a phone the buttons that turn pages are named in the reader’s language and lie beside no other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByApi(page, 'admin');
  await page.goto('/console/users');
  const next = page.getByRole('button', { name: '다음 페이지로' });
  await next.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [nextBox, createBox] = [
    await next.boundingBox(),
    await page.getByRole('link', { name: '새로 만들기' }).boundingBox(),
  ];
  expect((nextBox?.y ?? 0) + (nextBox?.height ?? 0)).toBeLessThanOrEqual(createBox?.y ?? 0);
});

test('on a phone the status of a consultation stands before its text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByApi(page, 'admin');
  const { form } = await callConsole<{ form: { _id: string } }>(page, 'POST', '/forms', {
    code: 'consult',
    name: '긴 글',
    phone: '01000009876',
    content: '긴 글입니다. '.repeat(200),
  });
  await page.goto(`/console/forms/${form._id}`);
  const [status, text] = ['처리', '신청 내용'].map((name) => page.getByRole('region', { name }));
  await expect(text as NonNullable<typeof text>).toBeVisible();
  const [statusBox, textBox] = [await status?.boundingBox(), await text?.boundingBox()];
  expect(statusBox?.y).toBeLessThan(textBox?.y ?? 0);
  await callConsole(page, 'DELETE', `/forms/${form._id}`);
});

test('the board of a fair at 1440 has times on one line and the whole column of online meetings', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterConsole(page);
  // The oldest are the seeded ones.
  const path = '/fairs?limit=50&sort=createdAt';
  const { fairs } = await callConsole<{ fairs: { _id: string; venue: { tables: number } | null }[] }>(
    page,
    'GET',
    path,
  );
  const largest = fairs.toSorted((a, b) => (b.venue?.tables ?? 0) - (a.venue?.tables ?? 0))[0];
  await page.goto(`/console/fairs/${largest?._id}/board`);
  const times = page.getByRole('rowheader');
  await expect(times.first()).toBeVisible();
  expect(new Set(await countLines(times))).toEqual(new Set([1]));
  const online = page.getByRole('columnheader').last();
  await expect(online).toBeInViewport({ ratio: 1 });
  const shown = await online.evaluate((cell) => {
    const frame = cell.closest('table')?.parentElement?.getBoundingClientRect();
    return cell.getBoundingClientRect().right <= (frame?.right ?? 0);
  });
  expect(shown).toBe(true);
});

test('a bidder’s phone number is masked until somebody asks, which is recorded', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterConsole(page);
  const { bids } = await callConsole<{ bids: { _id: string; _user: string; bidder: { name: string } }[] }>(
    page,
    'GET',
    '/auction/bids?limit=1',
  );
  const [bid] = bids;
  const count = async () =>
    (await callConsole<{ total: number }>(page, 'GET', `/audit?kind=READ&target=${bid?._user}&limit=1`)).total;
  const before = await count();
  await page.goto(`/console/auction/bids/${bid?._id}`);
  await expect(page.getByText(/^010-\*{4}-\d{4}/)).toBeVisible();
  await page.getByRole('button', { name: `${bid?.bidder.name} 님의 연락처 보기` }).click();
  await expect(page.getByRole('link', { name: /^010-\d{4}-\d{4}$/ })).toBeVisible();
  await expect(page.getByText('열람한 기록이 남았습니다.')).toBeVisible();
  expect(await count()).toBe(before + 1);
});
