import type { Page } from '@playwright/test';
import { expect, password, test, waitUntilReady } from './support';

test('a visitor requests a consultation on a phone, finds it again and withdraws it', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/consult');
  await waitUntilReady(page);
  const phone = `010${String(Date.now()).slice(-8)}`;
  await page.getByLabel(/^이름/).fill('문지기');
  await page.getByLabel(/^휴대전화/).fill(phone);
  await page.getByLabel(/^무슨 일이 있으신가요/).fill('윗집에서 물이 샙니다.');
  await page.getByLabel(/^비밀번호/).fill('문간-1234');

  // Consent is required; without it nothing is sent and the typed text stays.
  await page.waitForTimeout(3000);
  await page.getByRole('button', { name: '상담 신청하기' }).click();
  await expect(page.getByText('확인이 필요한 곳이 있습니다.')).toBeVisible();
  await expect(page.getByLabel(/^무슨 일이 있으신가요/)).toHaveValue('윗집에서 물이 샙니다.');

  // The browser logs the refused request too.
  complaints.length = 0;

  const consents = page.getByRole('checkbox');
  await expect(consents.last()).not.toBeChecked();
  await consents.first().check();
  await page.getByRole('button', { name: '상담 신청하기' }).click();
  await expect(page.getByRole('heading', { name: '상담 신청이 접수되었습니다' })).toBeVisible();
  await expect(page.locator('main')).toContainText(/\d{6}-\d{4}/);

  await page
    .getByRole('link', { name: /내 상담 내역/ })
    .first()
    .click();
  await page.getByLabel(/^휴대전화/).fill(phone);
  await page.getByLabel(/^비밀번호/).fill('틀린-비밀번호');
  await page.getByRole('button', { name: '내역 찾기' }).click();
  await expect(page.getByText('맞는 신청 내역이 없습니다')).toBeVisible();
  const again = page.getByRole('button', { name: '다른 번호로 찾기' });
  if (await again.isVisible()) await again.click();
  await page.getByLabel(/^휴대전화/).fill(phone);
  await page.getByLabel(/^비밀번호/).fill('문간-1234');
  await page.getByRole('button', { name: '내역 찾기' }).click();
  await expect(page.getByText('윗집에서 물이 샙니다.')).toBeVisible();
  await page.getByRole('button', { name: '신청 거두기' }).click();
  await page.getByRole('button', { name: '네, 거둡니다' }).click();
  await expect(page.getByText('신청을 거두었습니다.')).toBeVisible();
});

/** Opens the page without waiting for its scripts. */
const arriveEarly = (page: Page) =>
  page.route('**/assets/main.*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });

test('text typed before hydration is kept', async ({ page }) => {
  await arriveEarly(page);
  await page.goto('/consult', { waitUntil: 'commit' });
  await page.getByLabel(/^이름/).fill('이른 손님');
  await page.getByRole('checkbox').first().check();
  await waitUntilReady(page);
  await page.getByLabel(/^휴대전화/).fill('01000001234');
  await expect(page.getByLabel(/^이름/)).toHaveValue('이른 손님');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
});

test('a user name typed before hydration of the sign-in page is kept', async ({ page }) => {
  await arriveEarly(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: '아이디' }).fill('member');
  await waitUntilReady(page);
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password);
  await page.locator('main').getByRole('button', { name: '로그인' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
});

test('a sign-in submitted before hydration is completed after it, and no password appears in an address', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await arriveEarly(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: '아이디' }).fill('member');
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password);
  await page.locator('main').getByRole('button', { name: '로그인' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  expect(asked.filter((url) => url.includes('password'))).toEqual([]);
});
