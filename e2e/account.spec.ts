import type { Page } from '@playwright/test';
import { createMember } from './console-support';
import { findTextMessage } from './database';
import { waitForMail } from './mailbox';
import { openPage, phone } from './matching-support';
import { joinAndSignIn } from './shop-support';
import { expect, password, signInByApi, submitSignIn, test, waitUntilHydrated, waitUntilReady } from './support';

const viewports = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

for (const [name, viewport] of Object.entries(viewports))
  test(`on a ${name}, a private person finds consultations, questions, notifications and details in one account, which never leads to the matching platform`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signInByApi(page, 'member');
    await page.goto('/my');
    await waitUntilReady(page);
    const menu = page.getByRole('navigation', { name: '내 메뉴' });
    await expect(menu.getByRole('link')).toContainText(['한눈에', '상담 내역', '1:1 문의']);
    await expect(page.locator('main a[href^="/matching"]')).toHaveCount(0);
    for (const title of ['상담 내역', '1:1 문의', '알림함', '내 정보']) {
      await menu.getByRole('link', { name: title, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(menu.locator('[aria-current=page]')).toHaveText(title);
      await expect(page).toHaveURL(/\/my\//);
    }
    await expect(page.getByRole('textbox', { name: /^이름/ })).not.toHaveValue('');
    await expect(page.getByRole('heading', { name: '로그인한 기기' })).toBeVisible();

    await menu.getByRole('link', { name: '1:1 문의', exact: true }).click();
    await page.getByRole('link', { name: '문의하기' }).click();
    // No second bar lies on that of the form.
    await expect(page.getByRole('textbox', { name: /^제목/ })).toBeVisible();
    await expect(page.locator('[data-quick-contact]')).toBeHidden();
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

test('the lists of the menus have no bullets', async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await page.goto('/guide');
  await waitUntilReady(page);
  for (const name of ['전체 서비스 열기', '메뉴 열기']) {
    await page.getByRole('button', { name }).click();
    const items = page.getByRole('dialog').getByRole('listitem');
    await expect(items.first()).toBeVisible();
    await expect(items.first()).toHaveCSS('list-style-type', 'none');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('the menu of a phone leads a member to the account', async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await signInByApi(page, 'member');
  await page.goto('/guide');
  await waitUntilReady(page);
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await page.getByRole('dialog').getByRole('link', { name: '마이페이지' }).click();
  await expect(page).toHaveURL(/\/my$/);
});

for (const [language, prefix] of [
  ['ko', ''],
  ['en', '/en'],
  ['cn', '/cn'],
] as const)
  test(`the pages of the account are called as in its menu, in ${language}`, async ({ page }) => {
    await signInByApi(page, 'member');
    await page.goto(`${prefix}/my`);
    const links = page.getByRole('navigation').locator(`a[href^="${prefix}/my/"]`);
    await expect(links.first()).toBeVisible();
    for (const link of await links.all()) {
      const name = (await link.textContent()) ?? '';
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    }
  });

/** Switches the language in the menu of a phone. */
const switchLanguage = async (page: Page, name: string) => {
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('dialog').getByText(name, { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
};

test('another e-mail address needs the password, and the former one is told', async ({ page, complaints }) => {
  await page.setViewportSize(viewports.phone);
  await signInByApi(page, 'admin');
  const username = `moving${Date.now()}`;
  await createMember(page, { username, name: '이사회원' });
  await signInByApi(page, username);
  await page.goto('/my/info');
  await waitUntilReady(page);
  const group = page.getByRole('group', { name: '이메일' });
  await group.getByRole('button', { name: '바꾸기' }).click();
  const address = `new-${username}@example.com`;
  await group.getByRole('textbox', { name: /^이메일/ }).fill(address);
  await group.getByRole('button', { name: '인증번호 받기' }).click();
  const code = /\b(\d{6})\b/.exec((await waitForMail(address, /인증/)).text ?? '')?.[1] ?? '';
  await group.getByRole('textbox', { name: /^인증번호/ }).fill(code);
  await group.getByRole('button', { name: '확인', exact: true }).click();
  await expect(group.getByText('인증되었습니다')).toBeVisible();
  const current = group.getByLabel(/^현재 비밀번호/);
  await current.fill('Wrong-Password-1');
  await group.getByRole('button', { name: '저장' }).click();
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await current.fill(password);
  await group.getByRole('button', { name: '저장' }).click();
  await expect(group.getByText(address)).toBeVisible();
  expect((await waitForMail(`${username}@example.com`, /연락처가 변경/)).text).toContain('이 연락처에서 다른 것으로');
  // The refusal.
  complaints.length = 0;
});

test('what is typed in the own details, and a code that was asked for, outlast a switch of the language', async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  await page.goto('/join?as=person');
  await page.getByRole('textbox', { name: /^이메일/ }).fill(`switch-${Date.now()}@example.com`);
  await page.getByRole('button', { name: '인증번호 받기' }).click();
  await page.getByRole('textbox', { name: /^인증번호/ }).fill('123');
  await switchLanguage(page, 'English');
  await expect(page.getByRole('heading', { level: 1, name: 'Join as an individual' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Six-digit code/ })).toHaveValue('123');

  await signInByApi(page, 'member');
  await page.goto('/en/my/info');
  const name = page.getByRole('textbox', { name: /^Name/ }).first();
  await name.fill('고치던 이름');
  await switchLanguage(page, '한국어');
  await expect(page.getByRole('heading', { level: 1, name: '내 정보' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^이름/ })).toHaveValue('고치던 이름');
});

test('a device is named by browser, system and city, never by its user agent', async ({ browser }) => {
  const page = await openPage(browser, { ...phone, timezoneId: 'Asia/Seoul' });
  await page.goto('/login?next=%2Fmy%2Finfo');
  await waitUntilHydrated(page);
  await submitSignIn(page, 'buyer');
  await expect(page).toHaveURL(/\/my\/info$/);
  const own = page.getByRole('listitem').filter({ hasText: '지금 이 기기' });
  await expect(own).toContainText(/Chrome · Linux, 서울/);
  await expect(page.locator('main')).not.toContainText('Mozilla');
  await page.context().close();
});

test('a member proves the phone number of the account without changing it', async ({ browser }) => {
  const page = await openPage(browser, { ...phone, hasTouch: true });
  const username = `phone-${Date.now().toString(36)}`;
  await page.goto('/login?next=%2Fmy%2Finfo');
  await waitUntilReady(page);
  await joinAndSignIn(page, { name: '문가온', username, email: `${username}@example.com` });
  const number = page.getByRole('group', { name: '휴대전화' });
  await expect(number).toContainText('아직 인증하지 않았습니다');
  await expect(number).not.toContainText('주소');
  await number.getByRole('button', { name: '인증하기' }).click();
  await number.getByRole('button', { name: '인증번호 받기' }).click();
  await expect.poll(() => findTextMessage('01056781234', '인증번호')).toMatch(/\d{6}/);
  const code = /\b(\d{6})\b/.exec(await findTextMessage('01056781234', '인증번호'))?.[1] ?? '';
  await number.getByRole('textbox', { name: /^인증번호/ }).fill(code);
  await number.getByRole('button', { name: '확인' }).click();
  await expect(number.getByText('인증되었습니다')).toBeVisible();
  await number.getByRole('button', { name: '저장' }).click();
  await expect(number).toContainText(/\d일.* 인증/);
  await expect(number.getByRole('button', { name: '인증하기' })).toHaveCount(0);
  await page.context().close();
});
