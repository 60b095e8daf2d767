import type { Page } from '@playwright/test';
import { callConsole, createMember } from './console-support';
import { enterConsole, expect, password, signInByApi, submitSignIn, test } from './support';
import { enrolTotp } from './totp';

test.use({ viewport: { width: 1440, height: 900 } });

interface Row {
  _id: string;
  name: string;
  buyer: string | null;
}

/** Creates a buyer who waits for approval; without documents, because those exist only for seeded members. */
const applicant = async (page: Page) => {
  const { users } = await callConsole<{ users: Row[] }>(page, 'GET', '/users?waiting=true&limit=100');
  const found = users.find(({ buyer }) => buyer === 'PENDING');
  if (!found) throw new Error('The seed has no buyer who waits');
  return found;
};

const dialog = (page: Page) => page.getByRole('dialog');

test('a buyer is refused with a reason, then approved, and the history contains both', async ({ page }) => {
  await enterConsole(page);
  const { _id } = await applicant(page);
  await page.getByRole('link', { name: '회원', exact: true }).click();
  await page.getByRole('tab', { name: /승인 대기/ }).click();
  await expect(page.locator('tbody tr').first()).toBeVisible();
  // Contact data is masked until it is requested.
  await expect(
    page
      .locator('tbody')
      .getByText(/\*\*\*\*/)
      .first(),
  ).toBeVisible();
  await page.goto(`/console/users/${_id}`);
  await expect(page.getByRole('tab', { name: '승인·서류' })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('button', { name: '반려', exact: true }).click();
  await dialog(page).getByRole('button', { name: '반려', exact: true }).click();
  await expect(dialog(page).getByText('필수 입력 항목입니다.')).toBeVisible();
  await dialog(page).getByRole('textbox', { name: /사유/ }).fill('사업자등록증이 흐립니다');
  await dialog(page).getByRole('button', { name: '반려', exact: true }).click();
  await expect(page.getByText('반려했습니다.')).toBeVisible();
  await expect(page.getByText('전달한 사유: 사업자등록증이 흐립니다')).toBeVisible();

  await page.getByRole('button', { name: '승인', exact: true }).click();
  await dialog(page).getByRole('button', { name: '승인', exact: true }).click();
  await expect(page.getByText('승인했습니다.')).toBeVisible();
  await expect(page.getByRole('button', { name: '승인 취소' })).toBeVisible();
  await page.getByRole('button', { name: '변경 이력' }).click();
  await expect(page.getByRole('dialog', { name: '변경 이력' })).toContainText('이용 중');
});

test('an inquiry is answered on its page and leaves the queue', async ({ page }) => {
  await enterConsole(page);
  const { users } = await callConsole<{ users: Row[] }>(page, 'GET', '/users?role=BUYER&limit=1');
  const subject = `주차가 되나요 ${Date.now()}`;
  const { question } = await callConsole<{ question: { _id: string } }>(page, 'POST', '/center/questions', {
    _user: users[0]?._id,
    type: 'inquiry',
    subject,
    content: '상담회장에 주차할 수 있나요?',
    notify: ['EMAIL'],
  });
  await page.getByRole('link', { name: '1:1 문의', exact: true }).click();
  await page.getByRole('tab', { name: /답변 대기/ }).click();
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByText('상담회장에 주차할 수 있나요?')).toBeVisible();
  await page.locator('.ProseMirror').click();
  await page.keyboard.type('지하 2층에 주차할 수 있습니다.');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('저장했습니다')).toBeVisible();
  await expect(page.getByText('답변 완료')).toBeVisible();
  await expect(page.getByText('아직 읽지 않음')).toBeVisible();
  await callConsole(page, 'DELETE', `/center/questions/${question._id}`);
});

test('a template is changed, previewed with sample values, and refuses an unknown variable', async ({
  page,
  complaints,
}) => {
  await signInByApi(page, 'admin');
  await page.goto('/console/messages');
  await page.getByRole('textbox', { name: '검색' }).fill('matching.accepted');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await page.locator('tbody tr').getByRole('link').click();
  const body = page.locator('textarea[name="body.ko"]');
  const before = await body.inputValue();
  await body.fill('#{partner}와 #{when}에 만납니다. 장소: #{place}');
  await expect(page.getByText(/한국어: \d+바이트 · SMS/)).toBeVisible();
  await page.getByRole('button', { name: '미리보기' }).click();
  await expect(dialog(page)).toContainText('물결상회와 12월 3일 (목) 오전 10:00에 만납니다. 장소: A-7 테이블');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '시험 발송' })).toBeDisabled();

  await body.fill('#{price}에 팝니다');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(body).toHaveAccessibleDescription('사용할 수 없는 변수입니다: price');
  complaints.length = 0;
  await body.fill(`${before} 감사합니다.`);
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('저장했습니다')).toBeVisible();
  await expect(page.getByRole('button', { name: '시험 발송' })).toBeEnabled();
  await body.fill(before);
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByRole('button', { name: '저장', exact: true })).toBeDisabled();
});

test('the audit log contains a change with the values before and after', async ({ page }) => {
  await signInByApi(page, 'admin');
  const code = `audit-${Date.now()}`;
  const given = {
    code,
    name: '감사 등급',
    rank: Date.now() % 1_000_000,
    isDefault: false,
    discountRate: 1,
    pointRate: 1,
  };
  const { level } = await callConsole<{ level: { _id: string; version: number } }>(page, 'POST', '/levels', given);
  await page.goto(`/console/users/levels/${level._id}`);
  await page.locator('input[name="discountRate"]').fill('7');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('저장했습니다')).toBeVisible();
  await page.getByRole('link', { name: '감사 기록', exact: true }).click();
  const row = page.locator('tbody tr').filter({ hasText: '회원 등급' }).first();
  await expect(row).toContainText('수정');
  await expect(row).toContainText('admin');
  await row.getByRole('link').click();
  await expect(page.getByRole('region', { name: '바뀐 내용' })).toContainText(/할인율.*변경 전.*1.*변경 후.*7/s);
  await callConsole(page, 'DELETE', `/levels/${level._id}`);
});

test('an administrator ends other sessions and enables two-factor sign-in', async ({ page, browser, complaints }) => {
  await enterConsole(page);
  const username = `warden${Date.now()}`;
  await createMember(page, { username, name: '문지기', roles: ['ADMIN'] });
  const enter = async (to: Page) => {
    await to.goto('/console');
    await submitSignIn(to, username);
  };
  const [here, there] = [await browser.newContext(), await browser.newContext()];
  const [mine, other] = [await here.newPage(), await there.newPage()];
  for (const each of [mine, other]) {
    await enter(each);
    await expect(each.getByRole('link', { name: '비밀번호와 로그인' })).toBeVisible();
  }

  await mine.getByRole('link', { name: '비밀번호와 로그인' }).click();
  await mine.getByRole('button', { name: '다른 기기 모두 로그아웃' }).click();
  await dialog(mine).getByRole('button', { name: '다른 기기 모두 로그아웃' }).click();
  await expect(mine.getByText('다른 기기에서는 로그인하지 않았습니다.')).toBeVisible();
  const ended = await other.evaluate(async () => {
    const { state } = JSON.parse(sessionStorage.getItem('portico.auth') ?? '{}');
    const answer = await fetch('/api/auth/accessToken', { headers: { Authorization: `Bearer ${state.refreshToken}` } });
    return answer.status;
  });
  expect(ended).toBe(401);

  const section = mine.getByRole('region', { name: '2단계 인증' });
  await section.getByRole('button', { name: '2단계 인증 켜기' }).click();
  const { recoveryCode } = await enrolTotp(section, password);
  await expect(section.getByText(/남은 복구 코드 10개/)).toBeVisible();

  await other.goto('/');
  await other.evaluate(() => sessionStorage.clear());
  await enter(other);
  await other.getByRole('textbox', { name: '인증 코드' }).fill(recoveryCode);
  await other.locator('main').getByRole('button', { name: '로그인', exact: true }).click();
  await expect(other.getByRole('link', { name: '비밀번호와 로그인' })).toBeVisible();
  complaints.length = 0;
  await here.close();
  await there.close();
});
