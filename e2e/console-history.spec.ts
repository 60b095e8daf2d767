import { readFile } from 'node:fs/promises';
import { callConsole, createMember } from './console-support';
import { enterConsole, expect, test } from './support';

test.use({ viewport: { width: 1440, height: 900 } });

/** An id as the API makes it, or the raw name of a field. */
const technical = /\b[0-9A-HJKMNP-TV-Z]{26}\b|\bfields\b|\brecipients\b|\bids\b/;

test('the history of a member names what was changed and folds who read the data', async ({ page }) => {
  await enterConsole(page);
  const name = `이력 ${Date.now()}`;
  const id = await createMember(page, { username: `history${Date.now()}`, name });
  await page.goto(`/console/users/${id}`);
  await page.getByRole('textbox', { name: '이름', exact: true }).fill(`${name} 님`);
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('저장했습니다')).toBeVisible();
  await page.getByRole('button', { name: '변경 이력' }).click();
  const history = page.getByRole('dialog', { name: '변경 이력' });
  await expect(history).toContainText(/바뀐 항목\s*이름/);
  const reads = history.getByRole('button', { name: /개인정보 열람 \d+회/ });
  await expect(history.getByRole('heading', { name: '개인정보 열람' })).toHaveCount(0);
  await reads.click();
  await expect(reads).toHaveAttribute('aria-expanded', 'true');
  await expect(history.getByText(/^admin · /).first()).toBeVisible();
  await expect(history).not.toContainText(technical);
});

test('the log of messages names the text, the record and why nothing was sent, in its file too, and leads to the record', async ({
  page,
}) => {
  await enterConsole(page);
  const name = `편지 ${Date.now()}`;
  const { form } = await callConsole<{ form: { _id: string; version: number } }>(page, 'POST', '/forms', {
    code: 'consult',
    name,
    phone: '01000009876',
    email: 'letter@example.com',
  });
  const subject = `${name} 님께`;
  await callConsole(page, 'PUT', `/forms/${form._id}/email`, {
    subject,
    html: '<p>답변</p>',
    version: form.version,
  });
  await page.goto('/console/mail');
  const codes = /\b(form|order|user|auction|matching)\.[a-zA-Z]+\b|from the seed/;
  await expect(page.getByRole('link', { name: subject })).toBeVisible();
  await expect(page.locator('tbody')).not.toContainText(codes);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '내보내기' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(subject);
  expect(text).not.toMatch(codes);
  await page.getByRole('link', { name: subject }).click();
  await expect(page.locator('main dl')).not.toContainText(technical);
  await page.locator('main dl').getByRole('link', { name: '상담 신청' }).click();
  await expect(page).toHaveURL(`/console/forms/${form._id}`);
  // Its page may still ask for it.
  await page.goto('/console/mail');
  await callConsole(page, 'DELETE', `/forms/${form._id}`);
});

test('the audit log names the record, leads to it, and keeps reads of personal data apart', async ({ page }) => {
  await enterConsole(page);
  const { users } = await callConsole<{ users: { _id: string; name: string }[] }>(page, 'GET', '/users?limit=1');
  const [{ _id, name } = { _id: '', name: '' }] = users;
  await callConsole(page, 'DELETE', `/users/${_id}/sessions`);
  await callConsole(page, 'GET', `/users/${_id}`);
  await page.goto('/console/audit');
  const rows = page.locator('tbody tr');
  await expect(page.getByRole('tab', { name: '변경', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(rows.first()).toContainText('로그인 상태');
  await expect(rows.filter({ hasText: '개인정보 열람' })).toHaveCount(0);
  await expect(page.locator('tbody')).not.toContainText(technical);
  await page.getByRole('tab', { name: '개인정보 열람' }).click();
  await expect(rows.first()).toContainText(name);
  await rows.first().getByRole('link').click();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(`/console/users/${_id}`);
});
