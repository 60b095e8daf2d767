import type { Page } from '@playwright/test';
import { navigate } from './accessibility-audit';
import { callConsole } from './console-support';
import { expireRequest } from './database';
import { parseInvitation, waitForMail } from './mailbox';
import {
  answerRequest,
  approveAll,
  type Fair,
  fetchParticipations,
  findCompanies,
  getDialog,
  joinAsSeller,
  type Member,
  offerTimes,
  openMemberPage,
  openPage,
  phone,
  requestMatching,
  startFair,
} from './matching-support';
import { expect, signInByApi, test } from './support';

const desk = { locale: 'ko-KR', viewport: { width: 1440, height: 900 } };

const card = (page: Page, fair: string, { company }: Member) =>
  page.getByRole('article').filter({ hasText: fair }).filter({ hasText: company });
const press = (page: Page, label: string) => getDialog(page).getByRole('button', { name: label, exact: true }).click();

test('a buyer in New York and a seller in Seoul see a meeting in their own time zone on the right day', async ({
  browser,
}) => {
  const office = await openPage(browser, desk);
  await signInByApi(office, 'admin');
  const title = `시차 상담회 ${Date.now()}`;
  const fair = await startFair(office, title);
  const [buyer] = (await findCompanies(office, 'BUYER', 1)) as [Member];
  const [seller] = (await findCompanies(office, 'SELLER', 1)) as [Member];
  const first = { start: fair.slots[0]?.start ?? '' };
  const b = await openMemberPage(browser, buyer.username, '/matching/me', { ...phone, timezoneId: 'America/New_York' });
  const s = await openMemberPage(browser, seller.username, '/matching/me');
  await offerTimes(b, fair, [first.start]);
  await joinAsSeller(s, fair);
  await approveAll(office, fair);
  const id = await requestMatching(s, fair, buyer, [first.start], 'ONLINE');
  await answerRequest(b, id, { action: 'ACCEPT', slot: first.start });

  // 09:00 in Seoul is the evening before in New York, with and without daylight saving time.
  const dayIn = (timeZone: string) =>
    new Intl.DateTimeFormat('ko-KR', { timeZone, month: 'long', day: 'numeric' }).format(Date.parse(first.start));
  const clockIn = (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(Date.parse(first.start));
  expect(clockIn('Asia/Seoul')).toBe('09:00');
  expect(['19:00', '20:00']).toContain(clockIn('America/New_York'));
  expect(dayIn('America/New_York')).not.toBe(dayIn('Asia/Seoul'));

  await b.goto('/matching/schedule');
  const theirs = card(b, title, seller);
  await expect(theirs).toContainText(dayIn('Asia/Seoul'));
  await expect(theirs).toContainText('09:00');
  await expect(theirs).toContainText(dayIn('America/New_York'));
  await expect(theirs).toContainText(clockIn('America/New_York'));
  await s.goto('/matching/schedule');
  await expect(card(s, title, buyer)).toContainText('09:00');
  await expect(card(s, title, buyer)).not.toContainText(clockIn('America/New_York'));

  const [toBuyer, toSeller] = [
    await waitForMail(buyer.email, new RegExp(`${seller.company}[와과()]+의 상담이 확정되었습니다`)),
    await waitForMail(seller.email, new RegExp(`${buyer.company}[와과()]+의 상담이 확정되었습니다`)),
  ];
  expect(toBuyer.text).toContain(`${dayIn('America/New_York')}`);
  expect(toBuyer.text).toContain(clockIn('America/New_York'));
  expect(toBuyer.text).toContain('09:00');
  expect(toSeller.text).not.toContain('America/New_York');
  for (const mail of [toBuyer, toSeller]) {
    const entry = parseInvitation(mail);
    expect(entry.start).toBe(new Date(first.start).toISOString());
    expect(entry.written).toMatch(/DTSTART:\d{8}T000000Z/);
  }
  for (const page of [office, b, s]) await page.context().close();
});

test('when one of five requests for a slot is accepted, the other four are notified at once and offered the next slot', async ({
  browser,
}, info) => {
  const office = await openPage(browser, desk);
  await signInByApi(office, 'admin');
  const fair = await startFair(office, `경쟁 상담회 ${Date.now()}`);
  const [buyer] = (await findCompanies(office, 'BUYER', 1)) as [Member];
  const sellers = await findCompanies(office, 'SELLER', 5);
  const [start = '', next = ''] = fair.slots.map((slot) => slot.start);
  const b = await openMemberPage(browser, buyer.username, '/matching/me');
  await offerTimes(b, fair, [start, next]);
  const pages = await Promise.all(sellers.map(({ username }) => openMemberPage(browser, username, '/matching/me')));
  for (const page of pages) await joinAsSeller(page, fair);
  await approveAll(office, fair);
  const asked: string[] = [];
  for (const page of pages) asked.push(await requestMatching(page, fair, buyer, [start]));
  for (const [at, page] of pages.entries()) {
    await navigate(page, `/matching/schedule?m=${asked[at]}`);
    await expect(getDialog(page)).toContainText('답변 대기');
  }
  const told = pages.slice(1).map(async (page) => {
    await expect(getDialog(page)).toContainText('요청한 시간이 모두 다른 상담으로 정해졌습니다');
    return Date.now();
  });
  await answerRequest(b, asked[0] ?? '', { action: 'ACCEPT', slot: start });
  const since = Date.now();
  const after = (await Promise.all(told)).map((at) => at - since);
  info.annotations.push({ type: 'told after', description: `${after.join(', ')} ms` });
  await expect(getDialog(pages[0] as Page)).toContainText('확정');

  const loser = pages[1] as Page;
  await getDialog(loser).getByRole('button', { name: /09:30/ }).click();
  await expect(getDialog(loser).getByText('고른 시간 1 / 3')).toBeVisible();
  await press(loser, '상담 요청 보내기');
  await expect(getDialog(loser).getByText('상담을 요청했습니다')).toBeVisible();
  for (const page of [office, b, ...pages]) await page.context().close();
});

test.describe('both sides see the outcome of a request or a meeting', () => {
  test.describe.configure({ mode: 'serial' });
  let office: Page;
  let pages: { buyer: Page; seller: Page };
  let people: { buyer: Member; seller: Member };
  let fair: Fair;

  test.beforeAll(async ({ browser }) => {
    office = await openPage(browser, desk);
    await signInByApi(office, 'admin');
    fair = await startFair(office, `규칙 상담회 ${Date.now()}`, {
      cancelCutoffHours: 24,
      daysAhead: 12,
    });
    const [buyer] = (await findCompanies(office, 'BUYER', 1)) as [Member];
    const [seller] = (await findCompanies(office, 'SELLER', 1)) as [Member];
    people = { buyer, seller };
    pages = {
      buyer: await openMemberPage(browser, buyer.username, '/matching/me'),
      seller: await openMemberPage(browser, seller.username, '/matching/me'),
    };
    await offerTimes(
      pages.buyer,
      fair,
      fair.slots.map(({ start }) => start),
    );
    await joinAsSeller(pages.seller, fair);
    await approveAll(office, fair);
  });
  test.afterAll(async () => {
    for (const page of [office, pages?.buyer, pages?.seller]) await page?.context().close();
  });

  const slot = (at: number) => fair.slots[at]?.start ?? '';
  // A page that makes no calls of its own renews nothing, and a token is valid for ten minutes.
  test.beforeEach(() => signInByApi(office, 'admin'));

  const watch = async (page: Page, id: string) => {
    await navigate(page, '/matching/inbox');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await navigate(page, `/matching/schedule?m=${id}`);
  };

  test('declined with a reason', async () => {
    const { buyer: b, seller: s } = pages;
    const id = await requestMatching(s, fair, people.buyer, [slot(0), slot(1)]);
    await watch(s, id);
    await expect(getDialog(s)).toContainText('답변 대기');
    await watch(b, id);
    await press(b, '거절');
    await expect(getDialog(b)).toContainText('거절하시겠습니까?');
    await getDialog(b).getByRole('textbox', { name: /사유/ }).fill('올해 예산이 끝났습니다');
    await press(b, '거절');
    await expect(getDialog(b)).toContainText('거절했습니다');
    await expect(getDialog(s)).toContainText('사유: 올해 예산이 끝났습니다');
    await waitForMail(people.seller.email, new RegExp(`${people.buyer.company}의 답변`));
  });

  test('withdrawn by the requester', async () => {
    const { buyer: b, seller: s } = pages;
    const id = await requestMatching(s, fair, people.buyer, [slot(2)]);
    await watch(b, id);
    await expect(getDialog(b)).toContainText('답변 대기');
    await watch(s, id);
    await press(s, '요청 취소');
    await expect(getDialog(s)).toContainText('요청을 취소하시겠습니까?');
    await press(s, '요청 취소');
    await expect(getDialog(s)).toContainText('요청을 취소했습니다');
    await expect(getDialog(b)).toContainText('요청 취소');
    await waitForMail(people.buyer.email, new RegExp(`${people.seller.company}의 요청 철회`));
  });

  test('expired without an answer', async () => {
    const { buyer: b, seller: s } = pages;
    const id = await requestMatching(s, fair, people.buyer, [slot(3)]);
    await expireRequest(id);
    for (const page of [b, s]) {
      await watch(page, id);
      await expect(getDialog(page)).toContainText('기한 지남');
      await expect(getDialog(page)).toContainText('답변 기한이 지났습니다.');
      await expect(getDialog(page).getByRole('button', { name: '수락', exact: true })).toHaveCount(0);
    }
  });

  test('closed because the fair no longer has the slot', async () => {
    const { buyer: b, seller: s } = pages;
    const id = await requestMatching(s, fair, people.buyer, [slot(15)]);
    await watch(s, id);
    await expect(getDialog(s)).toContainText('답변 대기');
    const { fair: known } = await callConsole<{ fair: Fair }>(office, 'GET', `/fairs/${fair._id}`);
    await office.goto(`/console/fairs/${fair._id}`);
    await office.getByRole('button', { name: `${known.days[1]?.date} 빼기` }).click();
    await office.getByRole('button', { name: '저장', exact: true }).click();
    await expect(office.getByText('저장했습니다')).toBeVisible();
    await expect(getDialog(s)).toContainText('행사 일정이 바뀌었습니다.');
    await watch(b, id);
    await expect(getDialog(b)).toContainText('행사 일정이 바뀌었습니다.');
    const { fair: now } = await callConsole<{ fair: Fair }>(office, 'GET', `/fairs/${fair._id}`);
    await callConsole(office, 'PUT', `/fairs/${fair._id}`, { version: now.version, days: known.days });
  });

  test('after the cut-off only the organiser cancels a meeting, and its slot is free again', async () => {
    const { buyer: b, seller: s } = pages;
    const id = await requestMatching(s, fair, people.buyer, [slot(4)]);
    await answerRequest(b, id, { action: 'ACCEPT', slot: slot(4) });
    const { fair: known } = await callConsole<{ fair: Fair }>(office, 'GET', `/fairs/${fair._id}`);
    const stricter = { version: known.version, cancelCutoffHours: 720 };
    await callConsole(office, 'PUT', `/fairs/${fair._id}`, stricter);
    await watch(s, id);
    await expect(getDialog(s)).toContainText('확정');
    await expect(getDialog(s).getByRole('button', { name: '상담 취소', exact: true })).toHaveCount(0);

    await office.goto(`/console/fairs/${fair._id}/meetings`);
    await office.getByRole('button').filter({ hasText: people.seller.company }).first().click();
    await press(office, '상담 취소');
    await getDialog(office).getByRole('textbox', { name: /사유/ }).fill('전시장 사정');
    await press(office, '상담 취소');
    await expect(getDialog(s)).toContainText('주최 측이 상담을 취소했습니다.');
    await expect(getDialog(s)).toContainText('주최 측 사유: 전시장 사정');
    const { fair: now } = await callConsole<{ fair: Fair }>(office, 'GET', `/fairs/${fair._id}`);
    await callConsole(office, 'PUT', `/fairs/${fair._id}`, { version: now.version, cancelCutoffHours: 24 });
    const again = await requestMatching(s, fair, people.buyer, [slot(4)]);
    await answerRequest(b, again, { action: 'ACCEPT', slot: slot(4) });
    await watch(b, again);
    await expect(getDialog(b)).toContainText('확정');
  });

  test('when a fair is moved the organiser sees which meetings conflict', async () => {
    const { fair: known } = await callConsole<{ fair: Fair }>(office, 'GET', `/fairs/${fair._id}`);
    await office.goto(`/console/fairs/${fair._id}`);
    await office.getByRole('button', { name: `${known.days[0]?.date} 빼기` }).click();
    await office.getByRole('button', { name: '저장', exact: true }).click();
    await expect(office.getByText(/확정된 상담 \d+건이 바꾸려는 일정 밖에 있습니다/)).toBeInViewport();
    await office.getByRole('button', { name: new RegExp(`${people.seller.company} ×`) }).click();
    await expect(getDialog(office)).toContainText(people.buyer.company);
    const { fair: kept } = await callConsole<{ fair: Fair }>(office, 'GET', `/fairs/${fair._id}`);
    expect(kept.days).toHaveLength(2);
  });

  test('a withdrawn participation closes its requests and meetings, and the other side sees the reason', async () => {
    const { seller: s } = pages;
    const { matchings } = await callConsole<{ matchings: { _id: string; status: string }[] }>(
      office,
      'GET',
      `/fairs/${fair._id}/matchings?limit=100`,
    );
    const id = matchings.find(({ status }) => status === 'ACCEPTED')?._id ?? '';
    await watch(s, id);
    await expect(getDialog(s)).toContainText('확정');
    const part = (await fetchParticipations(office, fair, 'APPROVED')).find(({ _user }) => _user === people.buyer._id);
    expect(part).toBeDefined();
    await office.goto(`/console/fairs/${fair._id}/buyers`);
    const row = office.getByRole('listitem').filter({ hasText: people.buyer.company });
    await row.getByRole('button', { name: '참가 취소', exact: true }).click();
    await getDialog(office).getByRole('textbox', { name: /사유/ }).fill('서류가 만료되었습니다');
    await press(office, '참가 취소');
    await expect(getDialog(s)).toContainText('상담 취소');
    await expect(getDialog(s)).toContainText('한 곳이 행사 참가를 마쳤습니다');
    await waitForMail(people.seller.email, new RegExp(`${people.buyer.company}[와과()]+의 상담이 취소되었습니다`));
  });
});

test('other times offered for a request outlive the requested one, and the seller takes one of them', async ({
  browser,
}) => {
  const office = await openPage(browser, desk);
  await signInByApi(office, 'admin');
  const fair = await startFair(office, `다른 시간 상담회 ${Date.now()}`);
  const [buyer] = (await findCompanies(office, 'BUYER', 1)) as [Member];
  const [seller, rival] = (await findCompanies(office, 'SELLER', 2)) as [Member, Member];
  const starts = fair.slots.slice(0, 3).map(({ start }) => start);
  const [asked = ''] = starts;
  const [b, s, r] = [
    await openMemberPage(browser, buyer.username, '/matching/me'),
    await openMemberPage(browser, seller.username, '/matching/me'),
    await openMemberPage(browser, rival.username, '/matching/me'),
  ];
  await offerTimes(b, fair, starts);
  await joinAsSeller(s, fair);
  await joinAsSeller(r, fair);
  await approveAll(office, fair);
  const id = await requestMatching(s, fair, buyer, [asked], 'ONLINE');

  await b.goto(`/matching/schedule?m=${id}`);
  await press(b, '다른 시간 제안');
  await expect(getDialog(b)).toContainText('처음 요청한 시간은 수락할 수 없습니다');
  await getDialog(b).locator('[data-slot]').last().click();
  await press(b, '제안 보내기');
  await expect(getDialog(b).getByText('제안을 보냈습니다')).toBeVisible();
  // The cross of the dialog has the same name.
  await getDialog(b).getByRole('button', { name: '닫기', exact: true }).last().click();
  await expect(getDialog(b).getByRole('heading', { name: '내가 제안한 다른 시간' })).toBeVisible();
  await press(b, '제안 거두기');
  await expect(b.getByRole('dialog', { name: '내 제안을 거두시겠습니까?' })).toBeVisible();
  await press(b, '돌아가기');
  // The requested time goes to somebody else.
  const other = await requestMatching(r, fair, buyer, [asked], 'ONLINE');
  await answerRequest(b, other, { action: 'ACCEPT', slot: asked });

  await s.goto(`/matching/schedule?m=${id}`);
  await expect(getDialog(s)).toContainText('답변 기한');
  await expect(getDialog(s).getByRole('heading', { name: /가 제안한 다른 시간$|이 제안한 다른 시간$/ })).toBeVisible();
  await press(s, '제안 거절');
  await expect(s.getByRole('dialog', { name: '제안을 거절하시겠습니까?' })).toBeVisible();
  await press(s, '돌아가기');
  await press(s, '제안 수락');
  await press(s, '수락');
  await expect(getDialog(s).getByText('수락했습니다')).toBeVisible();
  // The code of a meeting that is days away is not shown.
  await s.goto(`/matching/schedule?m=${id}`);
  await expect(getDialog(s)).toContainText('상담 시작 15분 전부터');
  await expect(getDialog(s).getByRole('button', { name: '참석 확인 QR' })).toHaveCount(0);
  for (const page of [office, b, s, r]) await page.context().close();
});

test('the organiser is warned before booking online for a buyer who takes part on site only', async ({ browser }) => {
  const office = await openPage(browser, desk);
  await signInByApi(office, 'admin');
  const fair = await startFair(office, `방식 상담회 ${Date.now()}`);
  const [buyer] = (await findCompanies(office, 'BUYER', 1)) as [Member];
  const [seller] = (await findCompanies(office, 'SELLER', 1)) as [Member];
  const [first] = fair.slots.map(({ start }) => start) as [string];
  const b = await openMemberPage(browser, buyer.username, '/matching/me');
  const s = await openMemberPage(browser, seller.username, '/matching/me');
  await offerTimes(b, fair, [first], ['OFFLINE']);
  await joinAsSeller(s, fair);
  await approveAll(office, fair);

  await office.goto(`/console/fairs/${fair._id}/board`);
  await office.getByRole('button', { name: '상담 잡기', exact: true }).click();
  const dialog = getDialog(office);
  for (const [label, { company }] of [
    ['셀러', seller],
    ['바이어', buyer],
  ] as const) {
    await dialog.getByRole('combobox', { name: label }).fill(company);
    await office.getByRole('option', { name: company }).click();
  }
  const choose = async (label: string, option: string | RegExp) => {
    await dialog.getByRole('combobox', { name: label }).click();
    await office.getByRole('option', { name: option }).first().click();
  };
  await choose('상담 방식', '온라인');
  await choose('시간', /09:00/);
  await expect(dialog.getByRole('alert')).toContainText('오프라인으로만 참가합니다');
  await dialog.getByRole('textbox', { name: /사유/ }).fill('전화로 확인했습니다');
  await dialog.getByRole('button', { name: '상담 잡기' }).click();
  await expect(dialog.getByRole('alert')).toContainText('필수 입력 항목입니다.');
  await dialog.getByRole('switch', { name: /그래도 이 방식으로 잡기/ }).check();
  await dialog.getByRole('button', { name: '상담 잡기' }).click();
  await expect(office.getByText('상담을 잡았습니다.')).toBeVisible();
  for (const page of [office, b, s]) await page.context().close();
});
