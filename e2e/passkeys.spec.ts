import type { Page } from '@playwright/test';
import { createMember } from './console-support';
import { waitForMail } from './mailbox';
import { getDialog } from './matching-support';
import { expect, password, signInByApi, submitSignIn, test, waitUntilHydrated, waitUntilReady } from './support';

/** A device that asks for a finger and always finds the right one. */
const addAuthenticator = async (page: Page) => {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

const signInByPasskey = (page: Page) => page.locator('main').getByRole('button', { name: '패스키로 로그인' }).click();

test('on a phone a member adds a passkey, signs in with it and removes it with it', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await addAuthenticator(page);
  await signInByApi(page, 'admin');
  const username = `passkey${Date.now()}`;
  await createMember(page, { username, name: '열쇠회원' });
  await signInByApi(page, username);

  await page.goto('/my/info');
  await waitUntilReady(page);
  const group = page.getByRole('group', { name: '패스키' });
  await expect(group.getByText('아직 패스키가 없습니다')).toBeVisible();
  await group.getByRole('button', { name: '패스키 추가' }).click();
  const current = getDialog(page).getByLabel(/^현재 비밀번호/);
  await current.fill('Wrong-Password-1');
  await getDialog(page).getByRole('button', { name: '패스키 추가' }).click();
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await current.fill(password);
  await getDialog(page).getByRole('button', { name: '패스키 추가' }).click();
  await expect(group.getByRole('status')).toHaveText('패스키를 추가했습니다.');
  await expect(group.getByRole('status')).toBeFocused();
  await expect(group.getByRole('listitem')).toContainText('아직 사용하지 않음');
  expect((await waitForMail(`${username}@example.com`, /패스키가 추가/)).text).toContain('Chrome');

  await group.getByRole('button', { name: /이름 바꾸기$/ }).click();
  await getDialog(page).getByRole('textbox', { name: /^이름/ }).fill('내 휴대전화');
  await getDialog(page).getByRole('button', { name: '저장' }).click();
  await expect(group.getByRole('listitem')).toContainText('내 휴대전화');

  await page.goto('/login');
  await waitUntilHydrated(page);
  await page.locator('main').getByRole('button', { name: '로그아웃' }).click();
  await submitSignIn(page, username);
  await expect(page.getByRole('alert').filter({ hasText: '이 계정은 패스키로 로그인합니다' })).toBeVisible();
  await signInByPasskey(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();

  await page.goto('/my/info');
  await waitUntilReady(page);
  await expect(group.getByRole('listitem')).toContainText('마지막 사용');
  await group.getByRole('button', { name: '내 휴대전화 삭제' }).click();
  await getDialog(page).getByRole('button', { name: '비밀번호 대신 패스키로 확인' }).click();
  await expect(group.getByRole('status')).toHaveText('패스키를 삭제했습니다.');
  await expect(group.getByText('아직 패스키가 없습니다')).toBeVisible();
  // The refusals.
  complaints.length = 0;
});

test('an administrator adds a passkey in the console and signs in with it', async ({ page }) => {
  await addAuthenticator(page);
  await signInByApi(page, 'admin');
  const username = `keyadmin${Date.now()}`;
  await createMember(page, { username, name: '열쇠관리자', roles: ['ADMIN'] });
  await signInByApi(page, username);
  await page.goto('/console/password');
  await page.getByRole('button', { name: '패스키 추가' }).click();
  await getDialog(page)
    .getByLabel(/^현재 비밀번호/)
    .fill(password);
  await getDialog(page).getByRole('button', { name: '패스키 추가' }).click();
  await expect(page.getByRole('button', { name: /삭제$/ })).toBeVisible();

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/console');
  await signInByPasskey(page);
  await expect(page.getByRole('link', { name: '설정', exact: true })).toBeVisible();
});
