import { expect, test, waitUntilReady } from './support';

test.use({ viewport: { width: 390, height: 844 } });

test('from the home page a visitor finds the right lawyer and asks for a consultation in three taps and a search', async ({
  page,
}) => {
  await page.goto('/');
  await waitUntilReady(page);
  await page.getByRole('link', { name: '변호사 모두 보기' }).click();
  await expect(page.getByText(/^변호사 \d+명$/)).toHaveText('변호사 16명');

  await page.getByLabel('이름').fill('유진');
  await page.getByRole('button', { name: '찾기' }).click();
  await expect(page).toHaveURL(/\/lawyers\?q=/);
  await expect(page.getByText(/^변호사 \d+명$/)).toHaveText('변호사 1명');

  await page.getByRole('link', { name: '강유진' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('강유진');
  await page.getByRole('main').getByRole('link', { name: '상담 신청' }).click();
  await expect(page).toHaveURL('/consult?lawyer=kang-yujin');
  await expect(page.getByLabel(/^원하시는 변호사/).locator('option:checked')).toContainText('강유진');
});

test('lawyers are filtered by practice, office and language at once, and a search without a result says how to go on', async ({
  page,
}) => {
  await page.goto('/lawyers');
  await waitUntilReady(page);
  await page.getByLabel('주요 업무').selectOption('registration');
  await expect(page).toHaveURL('/lawyers?practice=registration');
  await page.getByLabel('상담 언어').selectOption('zh');
  await expect(page).toHaveURL('/lawyers?practice=registration&speaks=zh');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['강유진']);

  await page.getByLabel('사무소', { exact: true }).selectOption({ label: '광주 분사무소' });
  await expect(page.getByText('조건에 맞는 변호사가 없습니다')).toBeVisible();
  await page.getByRole('link', { name: '조건 지우기' }).last().click();
  await expect(page.getByText(/^변호사 \d+명$/)).toHaveText('변호사 16명');
});

test('a practice says what it is, how it goes, what it costs and who does it', async ({ page }) => {
  await page.goto('/practices');
  await waitUntilReady(page);
  await page.getByRole('link', { name: '아파트 하자소송' }).click();
  await expect(page).toHaveURL('/practices/construction-defects');
  for (const name of ['맡는 일', '일하는 순서', '비용', '자주 묻는 질문', '함께할 변호사'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await page.getByText('입주한 지 3년이 지났는데 늦지 않았나요?').click();
  await expect(page.getByText('날짜부터 함께 확인하시기를 권합니다.')).toBeVisible();
  await page.getByRole('link', { name: '이 분야로 상담 신청' }).click();
  await expect(page).toHaveURL('/consult?practice=construction-defects');
  await expect(page.getByLabel(/^분야/)).toHaveValue('construction-defects');
});

test('an office says how to come, where to park and who works there', async ({ page }) => {
  await page.goto('/#directions');
  await waitUntilReady(page);
  await page.getByRole('link', { name: '인천 분사무소', exact: true }).click();
  await expect(page).toHaveURL('/offices/incheon');
  for (const term of ['오시는 방법', '주차', '맡는 지역'])
    await expect(page.getByText(term, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: '강유진' })).toBeVisible();
  expect((await page.request.get('/offices/nowhere')).status()).toBe(404);
  expect((await page.request.get('/practices/nothing')).status()).toBe(404);
});
