import { expect, signInByApi, test, waitUntilReady } from './support';

const viewports = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

for (const [name, viewport] of Object.entries(viewports))
  test(`on a ${name}, a private person finds consultations, questions and details in one account, which never leads to the matching platform`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signInByApi(page, 'member');
    await page.goto('/my');
    await waitUntilReady(page);
    const menu = page.getByRole('navigation', { name: '내 메뉴' });
    await expect(menu.getByRole('link')).toContainText(['한눈에', '상담 내역', '1:1 문의']);
    await expect(page.locator('main a[href^="/matching"]')).toHaveCount(0);
    for (const title of ['상담 내역', '1:1 문의', '내 정보']) {
      await menu.getByRole('link', { name: title, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(menu.locator('[aria-current=page]')).toHaveText(title);
      await expect(page).toHaveURL(/\/my\//);
    }
    await expect(page.getByRole('textbox', { name: /^이름/ })).not.toHaveValue('');
    await expect(page.getByRole('heading', { name: '로그인한 기기' })).toBeVisible();

    await menu.getByRole('link', { name: '1:1 문의', exact: true }).click();
    await page.getByRole('link', { name: '문의하기' }).click();
    const subject = `${name}에서 남긴 문의 ${Date.now()}`;
    await page.getByRole('textbox', { name: /^제목/ }).fill(subject);
    await page.getByRole('textbox', { name: /^내용/ }).fill('사건 기록은 언제까지 보관되나요?');
    await page.getByRole('button', { name: '등록하기' }).click();
    await expect(page).toHaveURL(/\/my\/questions\/\w+$/);
    await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible();
    await page.getByRole('link', { name: '문의 목록' }).click();
    await page.getByRole('link', { name: subject }).click();
    await page.getByRole('button', { name: '삭제' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
    await expect(page).toHaveURL(/\/my\/questions$/);
    await expect(page.getByRole('link', { name: subject })).toHaveCount(0);
  });
