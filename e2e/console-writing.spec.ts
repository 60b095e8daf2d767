import type { Locator, Page } from '@playwright/test';
import { callConsole, createDraft } from './console-support';
import { enterConsole, expect, signInByApi, test } from './support';

test.use({ viewport: { width: 1440, height: 900 } });

test('one record in two tabs: the later one sees who changed what, and chooses', async ({ page, complaints }) => {
  await signInByApi(page, 'admin');
  const id = await createDraft(page, '처음 제목');
  const other = await page.context().newPage();
  await signInByApi(other, 'admin');
  for (const tab of [page, other]) await tab.goto(`/console/boards/${id}`);
  const fields = [page, other].map((tab) => tab.locator('input[name="subject.ko"]'));
  const [mine, theirs] = fields as [(typeof fields)[0], (typeof fields)[0]];
  await expect(mine).toHaveValue('처음 제목');

  await theirs.fill('먼저 저장한 제목');
  await other.getByRole('button', { name: '저장', exact: true }).click();
  await expect(other.getByText('저장했습니다')).toBeVisible();
  // A tab in the background responds slowly.
  await page.bringToFront();
  await mine.fill('나중 제목');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/관리자 님이 .+ 수정했습니다/);
  await expect(dialog).toContainText('먼저 저장한 제목');
  await expect(dialog).toContainText('나중 제목');

  await dialog.getByRole('button', { name: '계속 편집' }).click();
  await expect(mine).toHaveValue('나중 제목');
  await expect(page.getByRole('button', { name: '저장', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: '저장된 내용 불러오기' }).click();
  await expect(mine).toHaveValue('먼저 저장한 제목');
  await mine.fill('이제 내 차례');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('저장했습니다')).toBeVisible();
  await callConsole(page, 'DELETE', `/boards/${id}`);
  complaints.length = 0;
});

test('one record in two tabs: changes to different fields are saved together without a question', async ({
  page,
  complaints,
}) => {
  await signInByApi(page, 'admin');
  const id = await createDraft(page, '함께 고치는 글');
  const other = await page.context().newPage();
  await signInByApi(other, 'admin');
  for (const tab of [page, other]) await tab.goto(`/console/boards/${id}`);
  await expect(page.locator('input[name="subject.ko"]')).toHaveValue('함께 고치는 글');
  await other.getByRole('textbox', { name: '글쓴이 표시' }).fill('다른 관리자');
  await other.getByRole('button', { name: '저장', exact: true }).click();
  await expect(other.getByText('저장했습니다')).toBeVisible();
  await page.bringToFront();
  await page.locator('input[name="subject.ko"]').fill('내가 고친 제목');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('두 내용을 합쳐 저장합니다')).toBeVisible();
  // The merge is sent after the notice, and the button is disabled while it is.
  await expect(page.getByText('저장했습니다')).toBeVisible();
  await expect(page.getByRole('button', { name: '저장', exact: true })).toBeDisabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { board } = await callConsole<{ board: { subject: { ko: string }; authorName: string } }>(
    page,
    'GET',
    `/boards/${id}`,
  );
  expect(board).toMatchObject({ subject: { ko: '내가 고친 제목' }, authorName: '다른 관리자' });
  await callConsole(page, 'DELETE', `/boards/${id}`);
  complaints.length = 0;
});

/** Opens a record from the list, so that the two previous history entries are pages of the console. */
const openRecord = async (page: Page) => {
  await enterConsole(page);
  const subject = `두 걸음 ${Date.now()}`;
  const id = await createDraft(page, subject);
  for (const name of ['상담 신청', '게시글']) await page.getByRole('link', { name, exact: true }).click();
  await page.locator('tbody').getByRole('link', { name: subject }).click();
  const field = page.locator('input[name="subject.ko"]');
  await expect(field).toHaveValue(subject);
  return { id, field };
};

/** Types, goes back twice in quick succession and stays on the page. */
const goBackTwice = async (page: Page, field: Locator) => {
  const here = page.url();
  await field.fill('아직 저장하지 않은 제목');
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message());
    await dialog.dismiss();
  });
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expect.poll(() => asked.length).toBe(1);
  await expect.poll(() => page.url()).toBe(here);
  await expect(field).toHaveValue('아직 저장하지 않은 제목');
};

test('going back twice quickly asks once and keeps the typed text', async ({ page }) => {
  const { id, field } = await openRecord(page);
  await expect(page.locator('.ProseMirror')).toBeVisible();
  await goBackTwice(page, field);
  await callConsole(page, 'DELETE', `/boards/${id}`);
});

test('going back while the editor is loading keeps the typed text, and the editor loads', async ({
  page,
  complaints,
}) => {
  let held = 0;
  // The code of the list is already loaded; only the form loads more.
  await page.route(/\/remotes\/remote-console\/.*\.js/, async (route) => {
    if (!/\/console\/boards\/\w/.test(page.url())) return route.continue();
    held += 1;
    await new Promise((resolve) => setTimeout(resolve, 800));
    // The page may have been left.
    await route.continue().catch(() => undefined);
  });
  const { id, field } = await openRecord(page);
  await goBackTwice(page, field);
  expect(held).toBeGreaterThan(0);
  await expect(page.locator('.ProseMirror')).toBeVisible();
  await expect(field).toHaveValue('아직 저장하지 않은 제목');
  await callConsole(page, 'DELETE', `/boards/${id}`);
  complaints.length = 0;
});

test('when the editor fails to load, the form stays and loads it again', async ({ page, complaints }) => {
  let cut = true;
  await page.route(/\/remotes\/remote-console\/.*\.js/, (route) =>
    cut && /\/console\/boards\/\w/.test(page.url()) ? route.abort() : route.continue(),
  );
  const { id, field } = await openRecord(page);
  await field.fill('그래도 쓰던 제목');
  const told = page.getByRole('alert').filter({ hasText: '내용을 불러오지 못했습니다' });
  await expect(told).toBeVisible();
  cut = false;
  await told.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.locator('.ProseMirror')).toBeVisible();
  await expect(field).toHaveValue('그래도 쓰던 제목');
  await callConsole(page, 'DELETE', `/boards/${id}`);
  complaints.length = 0;
});

test('pasted text keeps its structure and nothing else', async ({ page }) => {
  await signInByApi(page, 'admin');
  await page.goto('/console/boards/create');
  const editor = page.locator('.ProseMirror');
  await editor.click();
  await editor.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      `<style>p{color:red}</style><p class="MsoNormal" style="color:red" onclick="run()">집은 <b>안팎</b>을
       <a href="javascript:run()">함께</a> 봅니다</p><ul><li>하나</li></ul><img src="file:///c/a.png"><script>run()</script>`,
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(editor.locator('strong')).toHaveText('안팎');
  await expect(editor.locator('li')).toHaveText('하나');
  expect(await editor.innerHTML()).not.toMatch(/javascript|onclick|MsoNormal|file:|color/);
});

test('an empty time looks empty and one that is set does not', async ({ page }) => {
  await signInByApi(page, 'admin');
  await page.goto('/console/boards/create');
  const field = page.getByLabel('공개 종료');
  const opacity = () =>
    field.evaluate((input) =>
      Number(/, 0\)$/.test(getComputedStyle(input).color) ? 0 : getComputedStyle(input).opacity),
    );
  await expect(field).toHaveValue('');
  await expect.poll(opacity).toBe(0);
  await field.fill('2030-01-02T10:00');
  await page.locator('input[name="subject.ko"]').focus();
  await expect.poll(opacity).toBe(1);
});

test('a validation error of the server is shown at its field in the current language, with the focus in it', async ({
  page,
  complaints,
}) => {
  await signInByApi(page, 'admin');
  await page.goto('/console/boards/create');
  await page.locator('input[name="subject.ko"]').fill('주소가 틀린 글');
  await page.locator('input[name="slugs.ko"]').fill('Bad Slug!!');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  const field = page.locator('input[name="slugs.ko"]');
  await expect(field).toHaveAccessibleDescription('형식이 올바르지 않습니다.');
  await expect(field).toBeFocused();
  await page
    .locator('header')
    .getByRole('link', { name: /English/ })
    .click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(field).toHaveAccessibleDescription('The format is not correct.');
  complaints.length = 0;
});

test('the Esc key does not discard an unfinished answer', async ({ page }) => {
  await signInByApi(page, 'admin');
  const { form } = await callConsole<{ form: { _id: string } }>(page, 'POST', '/forms', {
    code: 'consult',
    name: '문지기',
    phone: '01000009876',
    email: 'someone@example.com',
  });
  await page.goto(`/console/forms/${form._id}`);
  await page.getByRole('button', { name: '이메일로 답변' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('.ProseMirror').click();
  await page.keyboard.type('답변을 쓰고 있습니다');
  const asked: string[] = [];
  page.on('dialog', async (question) => {
    asked.push(question.message());
    await question.dismiss();
  });
  await page.keyboard.press('Escape');
  await expect.poll(() => asked.length).toBe(1);
  await expect(dialog.locator('.ProseMirror')).toContainText('답변을 쓰고 있습니다');
  await callConsole(page, 'DELETE', `/forms/${form._id}`);
});
