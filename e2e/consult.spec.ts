import type { Page } from '@playwright/test';
import { createPhone, sendRequest } from './consult-support';
import { findTextMessage } from './database';
import { waitForMail } from './mailbox';
import { expect, password, setClockBack, signInByApi, test, waitUntilHydrated, waitUntilReady } from './support';

const viewports = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

test('a visitor requests a consultation on a phone, finds it again and withdraws it', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setClockBack(page);
  await page.goto('/consult');
  await waitUntilHydrated(page);
  const phone = createPhone();
  await page.getByLabel(/^이름/).fill('문지기');
  await page.getByLabel(/^휴대전화/).fill(phone);
  await page.getByLabel(/^무슨 일이 있으신가요/).fill('윗집에서 물이 샙니다.');
  await page.getByLabel(/^비밀번호/).fill('문간-1234');

  // Consent is required; without it nothing is sent and the typed text stays.
  await page.getByRole('button', { name: '상담 신청하기' }).click();
  await expect(page.getByText('확인이 필요한 곳이 있습니다.')).toBeVisible();
  await expect(page.getByLabel(/^무슨 일이 있으신가요/)).toHaveValue('윗집에서 물이 샙니다.');

  // The browser logs the refused request too.
  complaints.length = 0;

  const consents = page.getByRole('checkbox');
  await expect(consents.last()).not.toBeChecked();
  await consents.first().check();
  await page.getByRole('button', { name: '상담 신청하기' }).click();
  await expect(page.getByRole('heading', { name: '상담 신청이 접수되었습니다' })).toBeVisible();
  await expect(page.locator('main')).toContainText(/\d{6}-\d{4}/);

  await page
    .getByRole('link', { name: /내 상담 내역/ })
    .first()
    .click();
  await page.getByLabel(/^휴대전화/).fill(phone);
  await page.getByLabel(/^비밀번호/).fill('틀린-비밀번호');
  await page.getByRole('button', { name: '내역 찾기' }).click();
  await expect(page.getByText('맞는 신청 내역이 없습니다')).toBeVisible();
  const again = page.getByRole('button', { name: '다른 번호로 찾기' });
  if (await again.isVisible()) await again.click();
  await page.getByLabel(/^휴대전화/).fill(phone);
  await page.getByLabel(/^비밀번호/).fill('문간-1234');
  await page.getByRole('button', { name: '내역 찾기' }).click();
  await expect(page.getByText('윗집에서 물이 샙니다.')).toBeVisible();
  await page.getByRole('button', { name: '신청 거두기' }).click();
  await page.getByRole('button', { name: '네, 거둡니다' }).click();
  await expect(page.getByText('신청을 거두었습니다.')).toBeVisible();
});

for (const [name, viewport] of Object.entries(viewports))
  test(`on a ${name}, the receipt mail leads a guest to the request, which stays open after reload and Back`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const phone = createPhone();
    const email = `receipt-${phone}@example.com`;
    await sendRequest(page, { phone, email, content: '먼저 보낸 다른 일입니다.' });
    const { receiptNo } = await sendRequest(page, { phone, email });
    const mail = await waitForMail(email, new RegExp(receiptNo));
    expect(mail.text).toContain('계약금을 돌려받지 못했습니다.');
    expect(mail.text).toContain('휴대전화 번호와 비밀번호');
    const link = /https?:\/\/\S+\/consult\/mine\?receipt=\S+/.exec(mail.text ?? '')?.[0] ?? '';
    expect(await findTextMessage(phone, receiptNo)).toContain(new URL(link).pathname + new URL(link).search);

    await page.goto(new URL(link).pathname + new URL(link).search);
    await waitUntilHydrated(page);
    await expect(page.getByText(`접수번호 ${receiptNo} 신청을 보시려면`)).toBeVisible();

    // A wrong password leaves the number where it is, and leads to the password.
    await page.getByLabel(/^휴대전화/).fill(phone);
    await page.getByLabel(/^비밀번호/).fill('틀린-비밀번호');
    await page.getByRole('button', { name: '내역 찾기' }).click();
    await expect(page.getByText('맞는 신청 내역이 없습니다')).toBeVisible();
    await expect(page.getByLabel(/^휴대전화/)).toHaveValue(phone);
    await expect(page.getByLabel(/^비밀번호/)).toBeFocused();

    await page.getByLabel(/^비밀번호/).fill('문간-1234');
    await page.getByRole('button', { name: '내역 찾기' }).click();
    const requests = page.getByRole('article');
    await expect(requests).toHaveCount(2);
    await expect(requests.first()).toContainText(receiptNo);
    await expect(requests.first()).toBeFocused();

    await page.reload();
    await expect(requests).toHaveCount(2);
    await page.getByRole('link', { name: '새 상담 신청' }).click();
    await expect(page.getByRole('button', { name: '상담 신청하기' })).toBeVisible();
    await page.goBack();
    await expect(requests).toHaveCount(2);

    await page.getByRole('button', { name: '다른 번호로 찾기' }).click();
    await expect(page.getByLabel(/^비밀번호/)).toHaveValue('');
    await page.reload();
    await expect(page.getByRole('button', { name: '내역 찾기' })).toBeVisible();
  });

test('a guest who lost the password sets a new one with a code sent to the phone', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const phone = createPhone();
  const { receiptNo } = await sendRequest(page, { phone });
  await page.goto('/consult/mine');
  await waitUntilHydrated(page);
  await page.getByLabel(/^휴대전화/).fill(phone);
  await page.getByRole('button', { name: '비밀번호를 잊으셨나요?' }).click();
  await expect(page.getByLabel(/^휴대전화/)).toHaveValue(phone);
  await page.getByLabel(/^이름/).fill('다른 손님');
  await page.getByRole('button', { name: '인증번호 받기' }).click();
  await expect(page.getByLabel(/^인증번호/)).toBeFocused();
  const code = /\d{6}/.exec(await findTextMessage(phone, '인증번호'))?.[0] ?? '';
  await page.getByLabel(/^인증번호/).fill(code);
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expect(page.getByText('인증되었습니다')).toBeFocused();
  await page.getByLabel(/^새 비밀번호/).fill('새로-5678');

  // The name is asked for too, because the number may be somebody else's.
  await page.getByRole('button', { name: '새 비밀번호로 내역 보기' }).click();
  await expect(page.getByText('이 이름과 휴대전화로 보낸 신청이 없습니다.')).toBeVisible();
  complaints.length = 0;
  await page.getByLabel(/^이름/).fill('손님');
  await page.getByRole('button', { name: '새 비밀번호로 내역 보기' }).click();
  await expect(page.getByRole('article')).toContainText(receiptNo);
});

/** Opens the page without waiting for its scripts. */
const arriveEarly = (page: Page) =>
  page.route('**/assets/main.*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });

test('text typed before hydration is kept', async ({ page }) => {
  await arriveEarly(page);
  await page.goto('/consult', { waitUntil: 'commit' });
  await page.getByLabel(/^이름/).fill('이른 손님');
  await page.getByRole('checkbox').first().check();
  await waitUntilReady(page);
  await page.getByLabel(/^휴대전화/).fill('01000001234');
  await expect(page.getByLabel(/^이름/)).toHaveValue('이른 손님');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
});

test('what is entered before hydration is kept when the page loads too slowly, and when it comes at last', async ({
  page,
}) => {
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route('**/remotes/remote-home/*/remoteEntry.js*', async (route) => {
    await delivered;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/consult', { waitUntil: 'commit' });
  const name = page.getByLabel(/^이름/);
  const consent = page.getByRole('checkbox').first();
  const office = page.getByLabel(/^가까운 사무소/);
  await name.fill('이른 손님');
  await consent.check();
  await office.selectOption('1');
  await expect(page.locator('[role=alert][data-remote]')).toBeVisible();
  await expect(name).toHaveValue('이른 손님');
  await expect(consent).toBeChecked();
  await expect(office).toHaveValue('1');
  deliver();
  await waitUntilHydrated(page);
  await expect(page.locator('[role=alert][data-remote]')).toHaveCount(0);
  await expect(name).toHaveValue('이른 손님');
  await expect(consent).toBeChecked();
  await expect(office).toHaveValue('1');
});

test('a number and a password typed before hydration find the request', async ({ page }) => {
  const phone = createPhone();
  const { receiptNo } = await sendRequest(page, { phone });
  await arriveEarly(page);
  await page.goto('/consult/mine', { waitUntil: 'commit' });
  await page.getByLabel(/^휴대전화/).fill(phone);
  await page.getByLabel(/^비밀번호/).fill('문간-1234');
  await page.getByRole('button', { name: '내역 찾기' }).click();
  await expect(page.getByRole('article')).toContainText(receiptNo);
  expect(page.url()).not.toContain(phone);
});

test('a user name typed before hydration of the sign-in page is kept', async ({ page }) => {
  await arriveEarly(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: '아이디' }).fill('member');
  await waitUntilReady(page);
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password);
  await page.locator('main').getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
});

test('a sign-in submitted before hydration is completed after it, and no password appears in an address', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await arriveEarly(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: '아이디' }).fill('member');
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password);
  await page.locator('main').getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  expect(asked.filter((url) => url.includes('password'))).toEqual([]);
});

for (const [name, viewport] of Object.entries(viewports))
  test(`on a ${name}, a lawyer’s page leads to a form with the lawyer, field and office, and with the hours of the office`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { lawyers } = await (await page.request.get('/api/v1/lawyers')).json();
    const [lawyer] = lawyers as { _id: string; slug: string; office: number; practices: string[] }[];
    await page.goto(`/lawyers/${lawyer?.slug}`);
    await waitUntilReady(page);
    await page.locator('main').getByRole('link', { name: /상담/ }).first().click();
    await expect(page.getByLabel(/^원하시는 변호사/)).toHaveValue(lawyer?._id ?? '');
    await expect(page.getByLabel(/^분야/)).toHaveValue(lawyer?.practices[0] ?? '');
    await expect(page.getByLabel(/^가까운 사무소/)).toHaveValue(String(lawyer?.office ?? ''));
    await waitUntilHydrated(page);

    // The second office is open on Wednesday evenings, none on Sundays.
    const times = page.getByLabel(/^바라는 시간/).locator('option');
    await page.getByLabel(/^가까운 사무소/).selectOption('1');
    await page.getByLabel(/^바라는 날짜/).fill('2031-01-08');
    await expect(times.last()).toHaveText('18:00–21:00');
    await page.getByLabel(/^바라는 시간/).selectOption('18:00-21:00');
    await page.getByLabel(/^바라는 날짜/).fill('2031-01-09');
    await expect(times.last()).toHaveText('15:00–18:00');
    await expect(page.getByLabel(/^바라는 시간/)).toHaveValue('');
    await page.getByLabel(/^바라는 날짜/).fill('2031-01-12');
    await expect(page.getByLabel(/^바라는 날짜/)).toHaveAccessibleDescription(/이날은 사무소가 쉽니다/);
  });

test('a form that is shown anew just before it is sent is not taken for a robot’s', async ({ page }) => {
  await setClockBack(page);
  await page.goto('/consult');
  await waitUntilHydrated(page);
  await page.getByLabel(/^이름/).fill('새로 연 손님');
  await page.getByLabel(/^휴대전화/).fill(createPhone());
  await page.clock.setSystemTime(Date.now());
  await page.reload();
  await waitUntilHydrated(page);
  await page.getByLabel(/^비밀번호/).fill('문간-1234');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: '상담 신청하기' }).click();
  await expect(page.getByRole('heading', { name: '상담 신청이 접수되었습니다' })).toBeVisible();
});

for (const [name, viewport] of Object.entries(viewports))
  test(`on a ${name}, a member types no name, phone or password, and finds the consultation first in the account`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signInByApi(page, 'member');
    await setClockBack(page);
    await page.goto('/consult');
    await waitUntilReady(page);
    await expect(page.getByLabel(/^이름/)).not.toHaveValue('');
    await expect(page.getByLabel(/^휴대전화/)).not.toHaveValue('');
    await expect(page.getByRole('textbox', { name: /^이메일/ })).not.toHaveValue('');
    await expect(page.getByLabel(/^비밀번호/)).toHaveCount(0);
    const matter = `회원의 일 ${createPhone()}`;
    await page.getByLabel(/^무슨 일이 있으신가요/).fill(matter);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: '상담 신청하기' }).click();
    await expect(page.getByRole('heading', { name: '상담 신청이 접수되었습니다' })).toBeVisible();

    await page.goto('/my');
    const headings = page.locator('main h2');
    await expect(headings.first()).toHaveText('상담 내역');
    await expect(headings.nth(1)).toHaveText('1:1 문의');
    await page.getByRole('link', { name: matter }).click();
    await expect(page.getByRole('article').first()).toContainText(matter);
    await expect(page.getByLabel(/^비밀번호/)).toHaveCount(0);
  });

test('a member who begins the form again keeps what the account and the address have', async ({ page }) => {
  await signInByApi(page, 'member');
  await page.goto('/consult?office=1');
  await waitUntilReady(page);
  const name = page.getByLabel(/^이름/);
  await expect(name).not.toHaveValue('');
  const accountName = await name.inputValue();
  const content = page.getByLabel(/^무슨 일이 있으신가요/);
  await content.fill('적다 만 일입니다.');
  await name.fill('다른 이름');
  await page.reload();
  await waitUntilReady(page);
  await expect(content).toHaveValue('적다 만 일입니다.');
  await page.getByRole('button', { name: '처음부터 쓰기' }).click();
  await expect(content).toHaveValue('');
  await expect(name).toHaveValue(accountName);
  await expect(page.getByLabel(/^휴대전화/)).not.toHaveValue('');
  await expect(page.getByLabel(/^가까운 사무소/)).toHaveValue('1');
});

test('a member is told that a receipt is not among the own requests, looks for it as a guest, and goes back', async ({
  page,
}) => {
  const phone = createPhone();
  const { receiptNo } = await sendRequest(page, { phone });
  await signInByApi(page, 'buyer');
  await page.goto(`/consult/mine?receipt=${receiptNo}`);
  await waitUntilReady(page);
  const notHere = page.getByText(`접수번호 ${receiptNo} 신청은 여기에 없습니다`);
  await expect(notHere).toBeVisible();
  await page.getByRole('button', { name: '비회원으로 신청한 내역 찾기' }).click();
  await page.getByRole('button', { name: '그만두기' }).click();
  await expect(notHere).toBeVisible();
  await page.getByRole('button', { name: '비회원으로 신청한 내역 찾기' }).click();
  await page.getByLabel(/^휴대전화/).fill(phone);
  await page.getByLabel(/^비밀번호/).fill('문간-1234');
  await page.getByRole('button', { name: '내역 찾기' }).click();
  await expect(page.getByRole('article').filter({ hasText: receiptNo })).toBeVisible();
});
