import { callConsole } from './console-support';
import { waitForMail } from './mailbox';
import { expect, password, signInByApi, test, waitUntilHydrated } from './support';

for (const width of [390, 1440])
  test(`at ${width} px a consultation is replied to twice, and the client reads both replies`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const phone = `010${String(Date.now()).slice(-8)}`;
    const email = `client${Date.now()}@example.com`;
    const { terms } = await (await page.request.get('/api/v1/terms/form-consult')).json();
    const sent = await page.request.post('/api/v1/forms', {
      data: {
        code: 'consult',
        name: '문지기',
        phone,
        email,
        content: '윗집에서 물이 샙니다.',
        password,
        consents: [{ termsCode: 'form-consult', termsVersion: terms.version, agreed: true }],
        renderedAt: new Date(Date.now() - 60_000).toISOString(),
      },
    });
    expect(sent.status(), await sent.text()).toBe(201);
    const { form } = await sent.json();

    await signInByApi(page, 'admin');
    await page.goto(`/console/forms/${form._id}`);
    const dialog = page.getByRole('dialog');
    const reply = async (button: string, subject: string, text: string) => {
      await page.getByRole('button', { name: button }).click();
      await dialog.getByRole('textbox', { name: '제목' }).fill(subject);
      await dialog.locator('.ProseMirror').click();
      await page.keyboard.type(text);
      await dialog.getByRole('button', { name: '보내기' }).click();
      await expect(dialog).toBeHidden();
    };
    await reply('이메일로 답변', '먼저 여쭙습니다', '계약서가 있나요?');
    await reply('다시 답변', '답변드립니다', '하자 보수를 청구할 수 있습니다.');
    const replies = ['계약서가 있나요?', '하자 보수를 청구할 수 있습니다.'];
    await expect(page.getByRole('listitem').filter({ hasText: email }).getByText(/[?.]$/)).toHaveText(replies);
    await waitForMail(email, /먼저 여쭙습니다/);
    await waitForMail(email, /답변드립니다/);

    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/consult/mine');
    await waitUntilHydrated(page);
    await page.getByLabel(/^휴대전화/).fill(phone);
    await page.getByLabel(/^비밀번호/).fill(password);
    await page.getByRole('button', { name: '내역 찾기' }).click();
    const thread = page.getByRole('list', { name: '답변' }).getByRole('listitem');
    await expect(thread).toHaveCount(2);
    await expect(thread.nth(0)).toContainText(replies[0] ?? '');
    await expect(thread.nth(1)).toContainText(replies[1] ?? '');

    await signInByApi(page, 'admin');
    await callConsole(page, 'DELETE', `/forms/${form._id}`);
  });
