import { findViolations, hasHorizontalScroll } from './axe';
import { fetchPage } from './public-pages';
import { expect, test, waitUntilHydrated } from './support';

test.use({ viewport: { width: 390, height: 844 } });

test('from the home page a visitor finds the right lawyer and asks for a consultation in three taps and a search', async ({
  page,
}) => {
  await page.goto('/');
  await waitUntilHydrated(page);
  await page.getByRole('link', { name: '변호사 모두 보기' }).click();
  await expect(page.getByText(/^변호사 \d+명$/)).toHaveText('변호사 16명');

  await page.getByLabel('이름').fill('유진');
  await page.getByRole('button', { name: '찾기' }).click();
  await expect(page).toHaveURL(/\/lawyers\?q=/);
  await expect(page.getByText(/^변호사 \d+명$/)).toHaveText('변호사 1명');

  await page.getByRole('link', { name: '강유진' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('강유진');
  await expect(page.getByRole('main').locator('address')).toHaveText(/^인천/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /지도에서 열기/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '상담 신청' }).click();
  await expect(page).toHaveURL('/consult?lawyer=kang-yujin');
  await expect(page.getByLabel(/^원하시는 변호사/).locator('option:checked')).toContainText('강유진');
});

test('lawyers are filtered by practice, office and language at once, the field keeps the focus, and a search without a result says how to go on', async ({
  page,
}) => {
  await page.goto('/lawyers');
  await waitUntilHydrated(page);
  const practice = page.getByLabel('업무 분야');
  await practice.focus();
  await practice.selectOption('registration');
  await expect(page).toHaveURL('/lawyers?practice=registration');
  await expect(page.getByText(/^변호사 \d+명$/)).not.toHaveText('변호사 16명');
  await expect(practice).toBeFocused();
  await page.getByLabel('상담 언어').selectOption('zh');
  await expect(page).toHaveURL('/lawyers?practice=registration&speaks=zh');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['강유진']);

  await page.getByLabel('사무소', { exact: true }).selectOption({ label: '광주 분사무소' });
  await expect(page.getByText('조건에 맞는 변호사가 없습니다')).toBeVisible();
  await page.getByRole('link', { name: '조건 지우기' }).last().click();
  await expect(page.getByText(/^변호사 \d+명$/)).toHaveText('변호사 16명');
  await expect(practice).toHaveValue('');
});

test('a practice says what it is, how it goes, what it costs and who does it', async ({ page }) => {
  await page.goto('/practices');
  await waitUntilHydrated(page);
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
  await waitUntilHydrated(page);
  await page.getByRole('link', { name: '인천 분사무소', exact: true }).click();
  await expect(page).toHaveURL('/offices/incheon');
  for (const term of ['오시는 방법', '주차', '맡는 지역'])
    await expect(page.getByText(term, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: '강유진' })).toBeVisible();
  expect((await fetchPage(page, '/offices/nowhere')).status()).toBe(404);
  expect((await fetchPage(page, '/practices/nothing')).status()).toBe(404);
});

test('a visitor reads how cases of a practice ended, and goes on to who worked on them', async ({ page }) => {
  await page.goto('/practices/leases');
  await waitUntilHydrated(page);
  await page.getByRole('link', { name: '전체 사례 보기' }).click();
  await expect(page).toHaveURL('/cases?practice=leases');
  await page.getByRole('navigation', { name: '분야' }).getByRole('link', { name: '부동산 등기' }).click();
  await expect(page).toHaveURL('/cases?practice=registration');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    '여섯 주에 마친 새 단지의 집단등기',
  ]);

  await page.getByRole('link', { name: '여섯 주에 마친 새 단지의 집단등기' }).click();
  await expect(page).toHaveURL('/cases/group-registration-in-six-weeks');
  await expect(page.getByText('업무 완료').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: '이렇게 했습니다' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '상담 신청' })).toHaveAttribute(
    'href',
    '/consult?lawyer=kang-yujin&practice=registration',
  );
  await page.getByRole('link', { name: '강유진 변호사' }).click();
  await expect(page).toHaveURL('/lawyers/kang-yujin');
  await expect(page.getByRole('heading', { level: 2, name: '강유진 변호사가 맡은 사례' })).toBeVisible();
  expect((await fetchPage(page, '/cases/nothing')).status()).toBe(404);
});

test('questions are found by a word of the answer and by practice, and an empty search leads on', async ({ page }) => {
  await page.goto('/faqs');
  await waitUntilHydrated(page);
  const questions = page.getByRole('main').locator('summary');
  const all = await questions.count();
  await page.getByLabel('찾는 말').fill('하자 입주');
  await page.getByRole('button', { name: '찾기' }).click();
  await expect(page).toHaveURL(/\/faqs\?q=/);
  await expect.poll(() => questions.count()).toBeLessThan(all);
  await expect(questions.first()).toBeVisible();

  await page.getByRole('link', { name: '조건 지우기' }).click();
  await expect(page.getByLabel('찾는 말')).toHaveValue('');
  await page.getByLabel('분류').selectOption({ label: '이혼' });
  await expect(page).toHaveURL('/faqs?topic=divorce');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['이혼']);
  await page.goto('/faqs?q=우주선');
  await expect(page.getByText('찾으시는 질문이 없습니다')).toBeVisible();
  await page.getByRole('link', { name: '상담 신청으로 묻기' }).click();
  await expect(page).toHaveURL('/consult');
});

test('questions and notices are in the footer, and cases in the menu of services', async ({ page }) => {
  await page.goto('/');
  await waitUntilHydrated(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: '자주 묻는 질문' }).click();
  await expect(page).toHaveURL('/faqs');
  await footer.getByRole('link', { name: '공지사항' }).click();
  await expect(page).toHaveURL('/notices');
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  for (const path of ['/cases', '/cases/deposit-returned', '/faqs', '/notices'])
    expect(sitemap).toContain(`${path}</loc>`);
  expect(sitemap).toMatch(/\/notices\/[^<]+<\/loc>/);
});

test('whoever lives far away learns on the home page which office helps, and how', async ({ page }) => {
  await page.goto('/#directions');
  await waitUntilHydrated(page);
  const office = page.getByRole('listitem').filter({ hasText: '제주: 화상 상담, 재판 기일 출석' });
  await office.getByRole('link', { name: '여기에서 상담 신청' }).click();
  await expect(page).toHaveURL('/consult?office=3');
  await expect(page.getByText('제주: 화상 상담, 재판 기일 출석')).toBeVisible();
  await page.goto('/offices/gwangju');
  await expect(page.getByText('제주: 화상 상담, 재판 기일 출석')).toBeVisible();
});

test.describe('pages of cases and questions', () => {
  // axe is injected as a script, which the content security policy would block.
  test.use({ bypassCSP: true });

  for (const path of ['/cases', '/cases/deposit-returned', '/faqs', '/notices', '/offices/gwangju'])
    test(`${path} passes the accessibility audit and keeps to the width of a phone`, async ({ page }) => {
      await page.goto(path);
      await waitUntilHydrated(page);
      expect(await findViolations(page)).toEqual([]);
      expect(await hasHorizontalScroll(page)).toBe(false);
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions are searched and a case is read', async ({ page }) => {
    await page.goto('/faqs');
    await page.getByLabel('찾는 말').fill('하자');
    await page.getByRole('button', { name: '찾기' }).click();
    await expect(page).toHaveURL(/\/faqs\?topic=&q=/);
    await expect(page.getByRole('main').locator('summary').first()).toBeVisible();
    await page.goto('/cases/deposit-returned');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('이사 날짜를 지킨 전세보증금 반환');
  });
});
