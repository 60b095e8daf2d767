import { enterConsole, expect, test } from './support';

test('a new lawyer that was closed is not half there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterConsole(page);
  await page.goto('/console/lawyers');
  const rows = page.getByRole('list', { name: '변호사' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const count = await rows.count();
  const add = page.getByRole('button', { name: '변호사 추가' });
  const editor = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: '완료' }) });
  const close = () => page.keyboard.press('Escape');

  await add.click();
  await expect(editor).toBeVisible();
  await close();
  await expect(rows).toHaveCount(count);
  await expect(page.getByRole('button', { name: '저장', exact: true })).toBeDisabled();

  await add.click();
  await editor.getByRole('textbox', { name: /^이름/ }).fill('반쪽');
  await close();
  const question = page.getByRole('dialog').filter({ hasText: '입력한 내용을 버릴까요?' });
  await question.getByRole('button', { name: '취소' }).click();
  await expect(editor.getByRole('textbox', { name: /^이름/ })).toHaveValue('반쪽');
  await editor.getByRole('button', { name: '취소' }).click();
  await question.getByRole('button', { name: '버리기' }).click();
  await expect(rows).toHaveCount(count);
  await expect(page.getByText('반쪽')).toHaveCount(0);
});

test('a lawyer that the API refuses opens with the focus in the refused field', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterConsole(page);
  await page.goto('/console/lawyers');
  const editor = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: '완료' }) });
  const slug = editor.getByRole('textbox', { name: /^주소 이름/ });
  await page.getByRole('button', { name: '변호사 추가' }).click();
  await editor.getByRole('textbox', { name: /^이름/ }).fill('주소가 틀린 변호사');
  await editor.getByRole('textbox', { name: /^영어 이름/ }).fill('Wrong Address');
  await slug.fill('Wrong Address!');
  await editor.getByRole('button', { name: '완료' }).click();
  await expect(editor).toHaveCount(0);
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(editor).toBeVisible();
  await expect(slug).toBeFocused();
  await expect(slug).toHaveAttribute('aria-invalid', 'true');
  complaints.length = 0;
});
