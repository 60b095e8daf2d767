import { expectClear } from './clear-view';
import { expect, signInByApi, test } from './support';

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a refused record leads to its first field, clear of all bars, and the message names the fields', async ({
      page,
      complaints,
    }) => {
      await signInByApi(page, 'admin');
      await page.goto('/console/boards/create');
      await page.locator('input[name="subject.ko"]').fill('두 곳이 틀린 글');
      await page.locator('input[name="url"]').fill('javascript:alert(1)');
      await page.locator('input[name="slugs.ko"]').fill('Bad Slug!!');
      await page.getByLabel('비밀글').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: '저장', exact: true }).click();
      const first = page.locator('input[name="url"]');
      await expect(first).toBeFocused();
      await expect(page.getByText('확인이 필요한 항목: 외부 글 주소, 주소 이름')).toBeVisible();
      await expectClear(first);
      complaints.length = 0;
    });

    test('a refused field of another language is opened, with the focus in it', async ({ page, complaints }) => {
      await signInByApi(page, 'admin');
      await page.goto('/console/boards/create');
      await page.locator('input[name="subject.ko"]').fill('영어 제목이 긴 글');
      const languages = page.getByRole('tablist', { name: '입력 언어' }).first();
      await languages.getByRole('tab', { name: /영어/ }).click();
      await page.locator('input[name="subject.en"]').fill('long '.repeat(50));
      await languages.getByRole('tab', { name: /한국어/ }).click();
      await expect(page.locator('input[name="subject.ko"]')).toBeVisible();
      await page.getByRole('button', { name: '저장', exact: true }).click();
      const field = page.locator('input[name="subject.en"]');
      await expect(field).toBeFocused();
      await expectClear(field);
      complaints.length = 0;
    });
  });
}

test('a refused dialogue leads to its first field', async ({ page, complaints }) => {
  await signInByApi(page, 'admin');
  await page.goto('/console/practices');
  await page.getByRole('button', { name: /추가/ }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name$=".code"]').fill('late');
  await dialog.getByRole('button', { name: '완료' }).click();
  const first = dialog.locator('input[name$="name.ko"]');
  await expect(first).toBeFocused();
  await expectClear(first);
  complaints.length = 0;
});

test('a popup that ends before it begins and has no picture is told both at once, in words', async ({
  page,
  complaints,
}) => {
  await signInByApi(page, 'admin');
  await page.goto('/console/popups/create');
  await page.locator('input[name="title"]').fill('거꾸로 된 팝업');
  await page.locator('input[name="alt.ko"]').fill('사진 설명');
  await page.locator('input[name="startAt"]').fill('2026-12-24T09:00');
  await page.locator('input[name="endAt"]').fill('2026-12-23T09:00');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('확인이 필요한 항목: 종료, 사진')).toBeVisible();
  await expect(page.locator('.Mui-error').getByText('종료 시각은 시작 시각보다 뒤여야 합니다.')).toBeVisible();
  complaints.length = 0;
});
