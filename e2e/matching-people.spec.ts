import type { Locator } from '@playwright/test';
import { expect, password, submitSignIn, test, waitUntilReady } from './support';

test('a seller who follows a link in a mail signs in and sees that page', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/matching/schedule?view=requests');
  await waitUntilReady(page);
  await page.locator('main').getByRole('link', { name: '로그인', exact: true }).first().click();

  // A refused sign-in keeps the typed text.
  await page.getByRole('textbox', { name: '아이디' }).fill('seller');
  await page.getByRole('textbox', { name: '비밀번호' }).fill(`${password}-not`);
  await page.locator('main').getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '아이디' })).toHaveValue('seller');
  complaints.length = 0;

  await submitSignIn(page, 'seller');
  await expect(page).toHaveURL(/\/matching\/schedule\?view=requests$/);
  await expect(page.getByRole('button', { name: '캘린더 구독' })).toBeVisible();
  await page.getByRole('navigation', { name: '비즈니스 매칭' }).getByRole('link', { name: '마이페이지' }).click();
  await expect(page.getByRole('heading', { name: '지금 할 일' })).toBeVisible();
  await expect(page.getByText('판매기업 신청')).toBeVisible();
});

test('a buyer asks a question, changes it before it is answered, and withdraws it', async ({ page }) => {
  const subject = `테이블 위치 ${Date.now()}`;
  await page.goto('/matching/login?next=/matching/support');
  await waitUntilReady(page);
  await submitSignIn(page, 'buyer');
  await page.getByRole('link', { name: '문의하기' }).first().click();
  await page.getByRole('textbox', { name: /^제목/ }).fill(subject);
  await page.getByRole('textbox', { name: /^내용/ }).fill('입구에서 가까운가요?');
  await page.getByRole('button', { name: '등록하기' }).click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await expect(page.getByText('답변 대기')).toBeVisible();

  await page.getByRole('button', { name: '수정', exact: true }).click();
  await page.getByRole('textbox', { name: /^내용/ }).fill('출구에서 가까운가요?');
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('출구에서 가까운가요?')).toBeVisible();

  await page.getByRole('button', { name: '삭제', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
  await expect(page).toHaveURL(/\/matching\/support$/);
  await expect(page.getByText(subject)).toHaveCount(0);
});

test('joining without identity verification shows an error there, and the typed text is kept after a reload', async ({
  page,
  complaints,
}) => {
  await page.goto('/matching/join');
  await waitUntilReady(page);
  await page.getByRole('link', { name: '바이어로 가입' }).click();
  await page.getByRole('textbox', { name: /^담당자 이름/ }).fill('문지기');
  await page.getByRole('button', { name: '가입하기' }).click();
  await expect(page.getByRole('alert')).toContainText('확인해 주세요');
  await expect(page.getByRole('button', { name: '인증번호 받기' })).toHaveAccessibleDescription(/본인 확인을 먼저/);
  // The browser logs the refused request too.
  complaints.length = 0;
  await page.reload();
  await expect(page.getByText('작성하던 내용을 불러왔습니다.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^담당자 이름/ })).toHaveValue('문지기');
});

test('a manual is a page that can be printed without its controls', async ({ page }) => {
  await page.goto('/matching/manuals/buyer');
  await expect(page.getByRole('heading', { name: '받은 요청에 답하기' })).toBeVisible();
  // A link in running text looks the same everywhere.
  const getColour = (link: Locator) => link.evaluate((element) => getComputedStyle(element).color);
  const contents = page.getByRole('link', { name: '받은 요청에 답하기' });
  expect(await getColour(page.getByRole('link', { name: /^판매기업이라면/ }))).toBe(await getColour(contents));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'PDF로 저장·인쇄' })).toBeHidden();
});
