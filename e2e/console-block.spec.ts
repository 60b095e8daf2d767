import { createMember } from './console-support';
import { waitForMail } from './mailbox';
import { expect, signInByApi, test } from './support';

for (const width of [390, 1440])
  test(`blocking a member asks for a reason, shows what is open and tells the member, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInByApi(page, 'admin');
    const username = `block${width}${Date.now()}`;
    const id = await createMember(page, { username, name: '차단 연습' });
    await page.goto(`/console/users/${id}`);
    await page.getByRole('button', { name: '이용 차단' }).click();
    const dialog = page.getByRole('dialog', { name: '차단 연습: 이용 차단' });
    await expect(dialog).toContainText('진행 중인 주문, 상담, 응찰이 없습니다.');
    await dialog.getByRole('button', { name: '이용 차단' }).click();
    await expect(dialog.getByText('필수 입력 항목입니다.')).toBeVisible();
    await dialog.getByRole('textbox', { name: /사유/ }).fill('허위 정보로 가입했습니다');
    await dialog.getByRole('button', { name: '이용 차단' }).click();
    await expect(page.getByText('차단했습니다. 회원에게 이메일로 알립니다.')).toBeVisible();
    await expect(page.getByRole('button', { name: '이용 차단' })).toHaveCount(0);
    await page.getByRole('button', { name: '변경 이력' }).click();
    await expect(page.getByRole('dialog', { name: '변경 이력' })).toContainText('사유: 허위 정보로 가입했습니다');
    const mail = await waitForMail(`${username}@example.com`, /이용이 제한되었습니다/);
    expect(mail.text).toContain('사유: 허위 정보로 가입했습니다');
  });
