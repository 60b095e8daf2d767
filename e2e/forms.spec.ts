import type { Page } from '@playwright/test';
import { expectClear, tabThroughMain } from './clear-view';
import { getButton, getCheckbox, getTextbox } from './fields';
import { waitForMail } from './mailbox';
import { expect, setClockBack, signInByApi, test, waitUntilHydrated } from './support';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

const visit = async (page: Page, path: string) => {
  await page.goto(path);
  await waitUntilHydrated(page);
};

/** Presses the button where it stands after scrolling to the end of the page. */
const submitAtEnd = async (page: Page, name: string) => {
  await getButton(page, name).scrollIntoViewIfNeeded();
  await getButton(page, name).click();
};

/** Each kind of error of a form, by its message and how many fields have it. */
const countErrors = (page: Page, text: string) =>
  page.locator('main p[id$="-error"], main p[id]').filter({ hasText: text });

for (const [name, viewport] of Object.entries({ phone, desk }))
  test(`on a ${name}, joining with an empty form shows each error at its field at once and leads to the first`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize(viewport);
    await visit(page, '/join?as=person');
    await submitAtEnd(page, '가입하기');
    await expect(getTextbox(page, /^이름/)).toBeFocused();
    await expectClear(getTextbox(page, /^이름/));
    await expect(countErrors(page, '필수 입력 항목입니다.')).toHaveCount(5);
    await expect(getButton(page, '인증번호 받기')).toHaveAccessibleDescription(/본인 확인을 먼저/);
    await expect(countErrors(page, '필수 약관에 동의해 주세요.')).toHaveCount(2);
    // The browser logs the refused request too.
    complaints.length = 0;
  });

test('a wrong address, a missing proof and missing terms are found in one round', async ({ page, complaints }) => {
  await page.setViewportSize(phone);
  await visit(page, '/join?as=person');
  await getTextbox(page, /^이름/).fill('문지기');
  await getTextbox(page, /^이메일/).fill('no-address');
  await getTextbox(page, /^휴대전화/).fill('01056781234');
  await getTextbox(page, /^아이디/).fill('문');
  await getTextbox(page, /^비밀번호/).fill('short');
  await submitAtEnd(page, '가입하기');
  await expect(getTextbox(page, /^이메일/)).toBeFocused();
  await expectClear(getTextbox(page, /^이메일/));
  for (const label of [/^이메일/, /^아이디/, /^비밀번호/])
    await expect(getTextbox(page, label)).toHaveAttribute('aria-invalid', 'true');
  await expect(getButton(page, '인증번호 받기')).toHaveAccessibleDescription(/본인 확인을 먼저/);
  await expect(countErrors(page, '필수 약관에 동의해 주세요.')).toHaveCount(2);
  await expect(getTextbox(page, /^비밀번호/)).toHaveValue('short');
  complaints.length = 0;
});

test('an error goes when its field is changed, and stays at the others', async ({ page, complaints }) => {
  await page.setViewportSize(phone);
  await visit(page, '/join?as=person');
  await submitAtEnd(page, '가입하기');
  await expect(countErrors(page, '필수 입력 항목입니다.')).toHaveCount(5);
  await getTextbox(page, /^이름/).fill('문지기');
  await getTextbox(page, /^이메일/).fill('gate@example.com');
  await getTextbox(page, /^비밀번호/).fill('Gate-at-dawn-7');
  for (const label of [/^이름/, /^이메일/, /^비밀번호/])
    await expect(getTextbox(page, label)).not.toHaveAttribute('aria-invalid', 'true');
  await expect(countErrors(page, '형식이 올바르지 않습니다.')).toHaveCount(0);
  await expect(getTextbox(page, /^아이디/)).toHaveAttribute('aria-invalid', 'true');

  await visit(page, '/consult');
  const password = getTextbox(page, /^비밀번호/);
  await password.fill('문');
  await submitAtEnd(page, '상담 신청하기');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill('문간-1234');
  await expect(password).not.toHaveAttribute('aria-invalid', 'true');
  complaints.length = 0;
});

test('asking for a code without an address says what is missing', async ({ page }) => {
  await visit(page, '/recovery');
  await expect(getTextbox(page, /^이름/)).toHaveAccessibleDescription(/가입할 때 적은 이름/);
  await getButton(page, '인증번호 받기').click();
  await expect(getButton(page, '인증번호 받기')).toHaveAccessibleDescription(/이메일을 먼저/);
});

test('a refused consultation leads to the first error with its label below the header, terms included', async ({
  page,
  complaints,
}) => {
  await setClockBack(page);
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport);
    await visit(page, '/consult');
    await getTextbox(page, /^이메일/).fill('no-address');
    await submitAtEnd(page, '상담 신청하기');
    await expect(getTextbox(page, /^이름/)).toBeFocused();
    await expectClear(getTextbox(page, /^이름/));
    await expect(getTextbox(page, /^이메일/)).toHaveAttribute('aria-invalid', 'true');
    await expect(countErrors(page, '필수 약관에 동의해 주세요.')).toHaveCount(1);
  }
  complaints.length = 0;
});

test('signing in with empty fields marks them, and leads to the first', async ({ page }) => {
  for (const path of ['/login', '/matching/login']) {
    await visit(page, path);
    await page.locator('main').getByRole('button', { name: '로그인', exact: true }).click();
    await expect(getTextbox(page, /^아이디/)).toBeFocused();
    for (const label of [/^아이디/, /^비밀번호/])
      await expect(getTextbox(page, label)).toHaveAccessibleDescription(/필수 입력/);
    // What is filled in afterwards is not called missing.
    await getTextbox(page, /^아이디/).fill('member');
    await expect(getTextbox(page, /^아이디/)).not.toHaveAttribute('aria-invalid', 'true');
    await expect(getTextbox(page, /^비밀번호/)).toHaveAttribute('aria-invalid', 'true');
  }
});

/** Proves the e-mail address of a form by the code in a mail. */
const proveAddress = async (page: Page, email: string) => {
  await getTextbox(page, /^이메일/).fill(email);
  await getButton(page, '인증번호 받기').click();
  const code = /\b(\d{6})\b/.exec((await waitForMail(email, /인증/)).text ?? '')?.[1] ?? '';
  await getTextbox(page, /^인증번호/).fill(code);
  await getButton(page, '확인').click();
  await expect(page.getByText('인증되었습니다')).toBeVisible();
};

test('the outcome of recovery is in view and has the focus', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/recovery');
  await getTextbox(page, /^이름/).fill('김회원');
  await proveAddress(page, 'member@example.com');
  await submitAtEnd(page, '아이디 보내기');
  const outcome = page.getByRole('status').filter({ hasText: '아이디를 보내 드렸습니다' });
  await expect(outcome).toBeFocused();
  await expectClear(outcome);
});

test('a private person joins, is signed in at once, and ends on the firm’s site after withdrawal', async ({
  page,
  complaints,
}) => {
  const username = `person-${Date.now().toString(36)}`;
  await page.setViewportSize(phone);
  await visit(page, '/join?as=person&next=%2Fmy');
  await getTextbox(page, /^이름/).fill('한누리');
  await getTextbox(page, /^휴대전화/).fill('01056781234');
  await proveAddress(page, `${username}@example.com`);
  await getTextbox(page, /^아이디/).fill(username);
  await getTextbox(page, /^비밀번호/).fill('Gate-at-dawn-7');
  await expect(page.getByRole('group', { name: '알림 방법' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: '광고를 받는 방법' })).toHaveCount(0);
  await getCheckbox(page, /^모두 동의합니다/).check();
  const advertising = page.getByRole('group', { name: '광고를 받는 방법' });
  for (const channel of await advertising.getByRole('checkbox').all()) await expect(channel).not.toBeChecked();
  await submitAtEnd(page, '가입하기');
  const joined = page.getByRole('status').filter({ hasText: `${username}님` });
  await expect(joined).toBeFocused();
  await expectClear(joined);
  await page.getByRole('link', { name: '계속하기' }).click();
  await expect(page).toHaveURL(/\/my$/);
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();

  await visit(page, '/matching/me/withdraw');
  await submitAtEnd(page, '탈퇴하기');
  const password = getTextbox(page, /^현재 비밀번호/);
  await expect(password).toBeFocused();
  await expectClear(password);
  await expect(getCheckbox(page, /^위 내용을 모두/)).toHaveAccessibleDescription(/표시해 주세요/);
  complaints.length = 0;
  await password.fill('Gate-at-dawn-7');
  await getCheckbox(page, /^위 내용을 모두/).check();
  await submitAtEnd(page, '탈퇴하기');
  const withdrawn = page.getByRole('status').filter({ hasText: '탈퇴 처리되었습니다' });
  await expect(withdrawn).toBeFocused();
  await expectClear(withdrawn);
  await withdrawn.getByRole('link', { name: '홈으로' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  // On a busy machine the stream, which the withdrawal ends, is opened again before its answer arrives.
  const isStream = (complaint: string) => /401 .*\/api\/(v1\/me\/live|auth\/accessToken)$/.test(complaint);
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !isStream(complaint)));
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the bar for calling steps back where one joins, signs in, asks for a consultation or pays', async ({
    page,
  }) => {
    const bar = page.locator('[data-quick-contact]');
    await visit(page, '/');
    await expect(bar).toBeVisible();
    for (const path of ['/join', '/join?as=person', '/login', '/recovery', '/consult', '/consult/mine', '/shop/cart']) {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(bar, path).toBeHidden();
    }
    await signInByApi(page, 'member');
    await visit(page, '/shop/checkout');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar).toBeHidden();
  });

  test('whatever gets the focus by Tab in a form is clear of header and bars', async ({ page }) => {
    for (const path of ['/join?as=company', '/consult', '/matching/join?as=buyer']) {
      await visit(page, path);
      await expect(page.getByRole('textbox').first()).toBeVisible();
      expect(await tabThroughMain(page), path).toBeGreaterThan(10);
    }
  });
});
