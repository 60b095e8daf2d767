import type { Page } from '@playwright/test';
import { findViolations, hasHorizontalScroll } from './axe';
import { callConsole } from './console-support';
import { createPhone, sendRequest } from './consult-support';
import { findTextMessage } from './database';
import { getButton, getCombobox, getTextbox } from './fields';
import { parseInvitation, waitForMail } from './mailbox';
import { expect, setClockBack, signInByApi, test, waitUntilHydrated, waitUntilReady } from './support';

const phoneView = { width: 390, height: 844 };
const hourLabel = /^상담을 예약할 시간/;

/** Fills in the form as a guest who has chosen the second office, whose hours have one seat. */
const fillForm = async (page: Page, { phone, email }: { phone: string; email: string }) => {
  await page.setViewportSize(phoneView);
  await setClockBack(page);
  await page.goto('/consult?office=1');
  await waitUntilHydrated(page);
  await getTextbox(page, /^이름/).fill('시간 손님');
  await getTextbox(page, /^휴대전화/).fill(phone);
  await getTextbox(page, /^이메일/).fill(email);
  await getTextbox(page, /^무슨 일이/).fill('협의이혼을 여쭙고 싶습니다.');
  await getTextbox(page, /^비밀번호/).fill('문간-1234');
  await page.getByRole('checkbox').first().check();
};

/** Beginnings of the free hours that the page offers. */
const listHours = (page: Page) =>
  getCombobox(page, hourLabel)
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value).filter(Boolean));

/** The last of the free hours are left to this journey. */
const chooseHour = async (page: Page, fromEnd: number) => {
  await expect(getCombobox(page, hourLabel).locator('option:not([value=""])')).not.toHaveCount(0);
  const start = (await listHours(page)).at(-fromEnd) ?? '';
  await getCombobox(page, hourLabel).selectOption(start);
  return start;
};

const received = (page: Page) => page.getByRole('heading', { name: '상담 신청이 접수되었습니다' });
const expectAccessible = async (page: Page) => {
  expect(await findViolations(page)).toEqual([]);
  expect(await hasHorizontalScroll(page)).toBe(false);
};

/** Path of the link in a mail, with the signature. */
const findLink = (text: string | undefined) => {
  const { pathname, search, hash } = new URL(/https?:\/\/\S+\/consult\/mine\?receipt=\S+/.exec(text ?? '')?.[0] ?? '');
  return pathname + search + hash;
};

test('on a phone a client chooses a free hour, opens the link of the mail elsewhere, and moves the hour; the firm confirms it', async ({
  page,
  browser,
}) => {
  const phone = createPhone();
  const email = `timeline-${phone}@example.com`;
  await fillForm(page, { phone, email });
  const start = await chooseHour(page, 1);
  // In place of another date.
  await expect(page.getByLabel(/^바라는 날짜/)).toHaveCount(0);
  await expectAccessible(page);
  await getButton(page, '상담 신청하기').click();
  await expect(received(page)).toBeVisible();
  const mail = await waitForMail(email, /상담 신청이 접수되었습니다/);
  const link = findLink(mail.text);
  expect(await findTextMessage(phone, '접수번호')).toContain(link);

  // Somebody on another device, who has not signed in.
  const elsewhere = await browser.newContext({ viewport: phoneView, bypassCSP: true, locale: 'ko-KR' });
  const guest = await elsewhere.newPage();
  const asked: string[] = [];
  guest.on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''));
  await guest.goto(link);
  await waitUntilReady(guest);
  const request = guest.getByRole('article');
  await expect(request).toHaveCount(1);
  await expect(request).toContainText('확정을 기다리고 있습니다');
  await expect(request).toContainText('상담 시간을 고르셨습니다');
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  // The signature is in no request, in no referrer and no longer in the address; a reload finds the request again.
  const signature = link.split('#')[1] ?? '';
  expect(asked.filter((text) => text.includes(signature))).toEqual([]);
  expect(guest.url()).not.toContain(signature);
  await expect(guest.locator(`[href*="${signature}"]`)).toHaveCount(0);
  await guest.reload();
  await expect(request).toHaveCount(1);
  await expect(getButton(guest, '신청 거두기')).toHaveCount(0);
  await expect(getButton(guest, '달력에 넣기')).toHaveCount(0);
  await expectAccessible(guest);

  await getButton(guest, '시간 옮기기').click();
  const next = await chooseHour(guest, 2);
  expect(next).not.toBe(start);
  await expectAccessible(guest);
  await getButton(guest, '이 시간으로 정하기').click();
  await expect(guest.getByText('상담 시간을 정했습니다.')).toBeFocused();
  await expect(request).toContainText('상담 시간이 바뀌었습니다');

  await page.setViewportSize(phoneView);
  await signInByApi(page, 'admin');
  const receiptNo = /receipt=([\d-]+)/.exec(link)?.[1] ?? '';
  await page.goto('/console');
  await waitUntilReady(page);
  const { forms } = await callConsole<{ forms: { _id: string }[] }>(page, 'GET', `/forms?q=${receiptNo}`);
  const id = forms[0]?._id ?? '';
  await page.goto(`/console/forms/${id}`);
  await getButton(page, '상담 시간 확정').click();
  await page.getByRole('dialog').getByLabel('고객에게 보이는 말').fill('신분증을 가져와 주세요.');
  await getButton(page, '정하고 알리기').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const confirmed = await waitForMail(email, /상담 시간이 정해졌습니다/);
  expect(confirmed.text).toContain('신분증을 가져와 주세요.');
  expect(parseInvitation(confirmed)).toMatchObject({ method: 'REQUEST', start: next });

  await guest.reload();
  await expect(request).toContainText('확정되었습니다');
  await expect(request).toContainText('신분증을 가져와 주세요.');
  const download = guest.waitForEvent('download');
  await getButton(guest, '달력에 넣기').click();
  expect((await download).suggestedFilename()).toBe(`${receiptNo}.ics`);
  await getButton(guest, '상담 시간 취소하기').click();
  await getButton(guest, '네, 취소합니다').click();
  await expect(guest.getByText('상담 시간을 취소했습니다.')).toBeVisible();

  await callConsole(page, 'POST', `/forms/${id}/link`, { send: false });
  await guest.evaluate(() => sessionStorage.clear());
  // The address differs in its fragment alone, which would load nothing.
  await guest.goto('about:blank');
  await guest.goto(link);
  await expect(guest.getByText('이 주소는 더 이상 쓸 수 없습니다.')).toBeVisible();
  await expect(guest.getByRole('article')).toHaveCount(0);
  await elsewhere.close();
  await callConsole(page, 'DELETE', `/forms/${id}`);
});

test('a member who opens the link of the mail withdraws the request as before', async ({ page }) => {
  await signInByApi(page, 'buyer');
  await setClockBack(page);
  await page.goto('/consult');
  await waitUntilHydrated(page);
  await expect(getTextbox(page, /^휴대전화/)).not.toHaveValue('');
  const email = `member-${createPhone()}@example.com`;
  await getTextbox(page, /^이메일/).fill(email);
  await getTextbox(page, /^무슨 일이/).fill('회원이 여쭙는 일입니다.');
  await page.getByRole('checkbox').first().check();
  await getButton(page, '상담 신청하기').click();
  await expect(received(page)).toBeVisible();
  const mail = await waitForMail(email, /상담 신청이 접수되었습니다/);
  await page.goto(findLink(mail.text));
  const request = page.getByRole('article').first();
  await expect(request).toContainText('회원이 여쭙는 일입니다.');
  await getButton(request, '신청 거두기').click();
  await getButton(request, '네, 거둡니다').click();
  await expect(page.getByText('신청을 거두었습니다.')).toBeVisible();
});

test('of two clients who want the same hour one gets it; the other keeps what was typed and takes another', async ({
  page,
  browser,
  complaints,
}) => {
  const other = await (await browser.newContext({ viewport: phoneView, locale: 'ko-KR' })).newPage();
  const pages = [page, other];
  for (const each of pages) {
    const phone = createPhone();
    await fillForm(each, { phone, email: `rival-${phone}@example.com` });
  }
  const start = await chooseHour(page, 3);
  await getCombobox(other, hourLabel).selectOption(start);
  await Promise.all(pages.map((each) => getButton(each, '상담 신청하기').click()));
  const refusal = '남은 시간을 선택해 주세요.';
  for (const each of pages) await expect(received(each).or(each.getByText(refusal))).toBeVisible();
  const late = (await page.getByText(refusal).isVisible()) ? page : other;
  const early = late === page ? other : page;
  await expect(received(early)).toBeVisible();
  // The browser logs the refused request too.
  complaints.length = 0;

  await expect(getTextbox(late, /^이름/)).toHaveValue('시간 손님');
  await expect(getTextbox(late, /^무슨 일이/)).toHaveValue('협의이혼을 여쭙고 싶습니다.');
  await expect(getCombobox(late, hourLabel)).toHaveValue('');
  await expect(getCombobox(late, hourLabel).locator(`option[value="${start}"]`)).toHaveCount(0);
  await chooseHour(late, 3);
  await getButton(late, '상담 신청하기').click();
  await expect(received(late)).toBeVisible();
  await other.context().close();
});

test('on a phone the firm sets hours, and sees what is free and what is taken', async ({ page }) => {
  await page.setViewportSize(phoneView);
  await signInByApi(page, 'admin');
  await page.goto('/console/consultationHours');
  await waitUntilReady(page);
  const days = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(days).toHaveCount(7);
  await getButton(page, '다음 주').click();
  await expect(page.getByText(/^빈자리 \d/).first()).toBeVisible();
  await getButton(page, '시간표 바꾸기').click();
  await page.getByRole('dialog').getByLabel('같은 시간에 받는 인원').fill('3');
  await getButton(page, '저장').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('빈자리 3').first()).toBeVisible();
  await expectAccessible(page);
});

test('a request that was sent without an hour shows its timeline by look-up as before', async ({ page }) => {
  await page.setViewportSize(phoneView);
  const phone = createPhone();
  const { receiptNo } = await sendRequest(page, { phone });
  await page.goto('/consult/mine');
  await waitUntilHydrated(page);
  await getTextbox(page, /^휴대전화/).fill(phone);
  await getTextbox(page, /^비밀번호/).fill('문간-1234');
  await getButton(page, '내역 찾기').click();
  const request = page.getByRole('article');
  await expect(request).toContainText(receiptNo);
  await expect(request.getByRole('heading', { name: '진행 상황' })).toBeVisible();
  await expect(request.getByRole('listitem').first()).toContainText('접수되었습니다');
  await expect(getButton(request, '신청 거두기')).toBeVisible();
});
