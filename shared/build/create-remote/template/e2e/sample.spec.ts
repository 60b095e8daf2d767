import { expect, test } from '@playwright/test';

test('everybody reads the fairs, without a script too, and a member their account', async ({ page, request }) => {
  const html = await (await request.get('/en/sample')).text();
  expect(html).toMatch(/<h1[^>]*>Fairs</);

  await page.goto('/login');
  await page.getByRole('textbox', { name: '아이디' }).fill('member');
  await page.getByRole('textbox', { name: '비밀번호' }).fill(process.env.DEMO_PASSWORD ?? '');
  await page.locator('main').getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL('/');
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: '전체 서비스 열기' }).click();
  await expect(page.getByRole('dialog').locator('a[href="/sample/account"]')).toBeVisible();
  await expect(page.getByRole('dialog').locator('a[href="/sample"]')).toBeVisible();
  await page.goto('/sample');
  await page.getByRole('main').getByRole('link', { name: '내 정보' }).click();
  await expect(page).toHaveURL('/sample/account');
  await expect(page.getByRole('main').getByRole('definition').first()).toHaveText('member');
});
