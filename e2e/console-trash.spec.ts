import { callConsole, createDraft } from './console-support';
import { expect, signInByApi, test } from './support';

const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of widths)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a deleted post is named, can be brought back at once, and is found in the trash later', async ({ page }) => {
      await signInByApi(page, 'admin');
      const subject = `지울 글 ${Date.now()}`;
      const id = await createDraft(page, subject);
      const dialog = page.getByRole('dialog');
      const remove = async () => {
        await page.goto(`/console/boards/${id}`);
        await page.getByRole('button', { name: '삭제', exact: true }).click();
        await expect(dialog).toContainText(`“${subject}” 삭제`);
        await expect(dialog).toContainText('30일 안에 되살릴 수 있습니다');
        await dialog.getByRole('button', { name: '확인' }).click();
        // The notice stays while it is pointed at.
        await page.getByText(`휴지통으로 옮겼습니다: ${subject}`).hover();
        await expect(page).toHaveURL(/\/console\/boards$/);
      };

      await remove();
      await expect(page.getByText(`휴지통으로 옮겼습니다: ${subject}`)).toBeVisible();
      await page.getByRole('button', { name: '실행 취소' }).click();
      await expect(page.getByText('되살렸습니다.')).toBeVisible();
      await expect(page.getByText(subject)).toBeVisible();

      await remove();
      await page.goto('/console/trash');
      await page.getByRole('textbox', { name: '검색' }).fill(subject);
      await expect(page.getByText(subject)).toHaveCount(1);
      await expect(page.getByText('관리자').last()).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: `되살리기: ${subject}` }).click();
      await expect(dialog).toContainText(subject);
      await dialog.getByRole('button', { name: '되살리기' }).click();
      await expect(page.getByText(subject)).toHaveCount(0);
      await page.goto(`/console/boards/${id}`);
      await expect(page.getByRole('textbox', { name: '제목' }).first()).toHaveValue(subject);
      await callConsole(page, 'DELETE', `/boards/${id}`);
    });
  });

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('several rows are deleted with their names and their number in the dialogue, and come back together', async ({
    page,
  }) => {
    await signInByApi(page, 'admin');
    const mark = `묶음 ${Date.now()}`;
    const made: string[] = [];
    for (const place of ['하나', '둘']) made.push(await createDraft(page, `${mark} ${place}`));
    await page.goto('/console/boards');
    await page.getByRole('textbox', { name: '검색' }).fill(mark);
    await expect(page.getByText('전체 2개 중 1–2')).toBeVisible();
    await page.getByRole('checkbox', { name: /전체 선택|모두 선택/ }).check();
    await page.getByRole('button', { name: '삭제', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('2개 삭제');
    for (const place of ['하나', '둘']) await expect(dialog).toContainText(`${mark} ${place}`);
    await dialog.getByRole('button', { name: '확인' }).click();
    // The notice stays while it is pointed at.
    await page.getByText('2개를 휴지통으로 옮겼습니다.').hover();
    await expect(page.locator('tbody').getByText(mark)).toHaveCount(0);
    await page.getByRole('button', { name: '실행 취소' }).click();
    await expect(page.locator('tbody').getByText(mark)).toHaveCount(2);
    for (const id of made) await callConsole(page, 'DELETE', `/boards/${id}`);
  });

  test('a file taken out of a post comes back to its place, and what is typed meanwhile stays', async ({ page }) => {
    await signInByApi(page, 'admin');
    const id = await createDraft(page, `첨부 ${Date.now()}`);
    await page.goto(`/console/boards/${id}`);
    const files = page.getByRole('region', { name: '첨부 파일' });
    for (const name of ['먼저.txt', '다음.txt']) {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        files.getByRole('button', { name: '파일 추가' }).click(),
      ]);
      await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('내용') });
      await expect(files.getByText(name)).toBeVisible();
    }
    await page.getByRole('textbox', { name: '제목' }).first().fill('고치는 중');
    await files.getByRole('button', { name: '먼저.txt 삭제' }).click();
    await expect(files.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: '실행 취소' }).click();
    await expect(files.getByRole('listitem')).toHaveText([/먼저\.txt/, /다음\.txt/]);
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await expect(page.getByText('저장했습니다').last()).toBeVisible();
    await callConsole(page, 'DELETE', `/boards/${id}`);
  });

  test('a lawyer taken off the list by mistake is put back before saving', async ({ page }) => {
    await signInByApi(page, 'admin');
    await page.goto('/console/lawyers');
    const list = page.getByRole('list', { name: '변호사' });
    await expect(list.getByRole('listitem').first()).toBeVisible();
    const names = await list.getByRole('listitem').allInnerTexts();
    await list
      .getByRole('button', { name: /목록에서 빼기/ })
      .nth(1)
      .click();
    await expect(list.getByRole('listitem')).toHaveCount(names.length - 1);
    await expect(page.getByText(/저장하면 휴지통으로 갑니다/)).toBeVisible();
    await page.getByRole('button', { name: '실행 취소' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(names.length);
    expect(await list.getByRole('listitem').allInnerTexts()).toEqual(names);
  });
});
