import type { Page } from '@playwright/test';
import { call } from './console-support';
import { timeRunsOut } from './database';
import { step } from './looks';
import { invitationIn, mailTo } from './mailbox';
import {
  answer,
  askFor,
  companies,
  dialog,
  enter,
  type Fair,
  joinAsSeller,
  letIn,
  type Member,
  offerTimes,
  open,
  partsOf,
  phone,
  startFair,
} from './matching-support';
import { expect, signedIn, test } from './support';

const desk = { locale: 'ko-KR', viewport: { width: 1440, height: 900 } };

const card = (page: Page, fair: string, { company }: Member) =>
  page.getByRole('article').filter({ hasText: fair }).filter({ hasText: company });
const press = (page: Page, label: string) => dialog(page).getByRole('button', { name: label, exact: true }).click();

test('a buyer in New York and a seller in Seoul see one meeting in their own time on the right day', async ({
  browser,
}) => {
  const office = await open(browser, desk);
  await signedIn(office, 'admin');
  const title = `시차 상담회 ${Date.now()}`;
  const fair = await startFair(office, title);
  const [buyer] = (await companies(office, 'BUYER', 1)) as [Member];
  const [seller] = (await companies(office, 'SELLER', 1)) as [Member];
  const first = { start: fair.slots[0]?.start ?? '' };
  const b = await enter(browser, buyer.username, '/matching/me', { ...phone, timezoneId: 'America/New_York' });
  const s = await enter(browser, seller.username, '/matching/me');
  await offerTimes(b, fair, [first.start]);
  await joinAsSeller(s, fair);
  await letIn(office, fair);
  const id = await askFor(s, fair, buyer, [first.start], 'ONLINE');
  await answer(b, id, { action: 'ACCEPT', slot: first.start });

  // Nine in the morning in Seoul is the evening before in New York, by summer or by winter time.
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
    await mailTo(buyer.email, new RegExp(`${seller.company}[와과()]+의 상담이 확정되었습니다`)),
    await mailTo(seller.email, new RegExp(`${buyer.company}[와과()]+의 상담이 확정되었습니다`)),
  ];
  expect(toBuyer.text).toContain(`${dayIn('America/New_York')}`);
  expect(toBuyer.text).toContain(clockIn('America/New_York'));
  expect(toBuyer.text).toContain('09:00');
  expect(toSeller.text).not.toContain('America/New_York');
  for (const mail of [toBuyer, toSeller]) {
    const entry = invitationIn(mail);
    expect(entry.start).toBe(new Date(first.start).toISOString());
    expect(entry.written).toMatch(/DTSTART:\d{8}T000000Z/);
  }
  for (const page of [office, b, s]) await page.context().close();
});

test('of five who ask for one time, four are told as soon as the fifth has it, and are offered the next', async ({
  browser,
}, info) => {
  test.setTimeout(120_000);
  const office = await open(browser, desk);
  await signedIn(office, 'admin');
  const fair = await startFair(office, `경쟁 상담회 ${Date.now()}`);
  const [buyer] = (await companies(office, 'BUYER', 1)) as [Member];
  const sellers = await companies(office, 'SELLER', 5);
  const [start = '', next = ''] = fair.slots.map((slot) => slot.start);
  const b = await enter(browser, buyer.username, '/matching/me');
  await offerTimes(b, fair, [start, next]);
  const pages = await Promise.all(sellers.map(({ username }) => enter(browser, username, '/matching/me')));
  for (const page of pages) await joinAsSeller(page, fair);
  await letIn(office, fair);
  const asked: string[] = [];
  for (const page of pages) asked.push(await askFor(page, fair, buyer, [start]));
  for (const [at, page] of pages.entries()) {
    await step(page, `/matching/schedule?m=${asked[at]}`);
    await expect(dialog(page)).toContainText('답변 대기');
  }
  const told = pages.slice(1).map(async (page) => {
    await expect(dialog(page)).toContainText('요청한 시간이 모두 다른 상담으로 정해졌습니다');
    return Date.now();
  });
  await answer(b, asked[0] ?? '', { action: 'ACCEPT', slot: start });
  const since = Date.now();
  const after = (await Promise.all(told)).map((at) => at - since);
  info.annotations.push({ type: 'told after', description: `${after.join(', ')} ms` });
  await expect(dialog(pages[0] as Page)).toContainText('확정');

  const loser = pages[1] as Page;
  await dialog(loser).getByRole('button', { name: /09:30/ }).click();
  await expect(dialog(loser).getByText('고른 시간 1 / 3')).toBeVisible();
  await press(loser, '상담 요청 보내기');
  await expect(dialog(loser).getByText('상담을 요청했습니다')).toBeVisible();
  for (const page of [office, b, ...pages]) await page.context().close();
});

test.describe('what becomes of a request or a meeting is seen by both', () => {
  test.describe.configure({ mode: 'serial' });
  let office: Page;
  let pages: { buyer: Page; seller: Page };
  let people: { buyer: Member; seller: Member };
  let fair: Fair;

  test.beforeAll(async ({ browser }) => {
    office = await open(browser, desk);
    await signedIn(office, 'admin');
    fair = await startFair(office, `규칙 상담회 ${Date.now()}`, {
      cancelCutoffHours: 24,
      ahead: 5 + Math.floor(Math.random() * 20),
    });
    const [buyer] = (await companies(office, 'BUYER', 1)) as [Member];
    const [seller] = (await companies(office, 'SELLER', 1)) as [Member];
    people = { buyer, seller };
    pages = {
      buyer: await enter(browser, buyer.username, '/matching/me'),
      seller: await enter(browser, seller.username, '/matching/me'),
    };
    await offerTimes(
      pages.buyer,
      fair,
      fair.slots.map(({ start }) => start),
    );
    await joinAsSeller(pages.seller, fair);
    await letIn(office, fair);
  });
  test.afterAll(async () => {
    for (const page of [office, pages?.buyer, pages?.seller]) await page?.context().close();
  });

  const slot = (at: number) => fair.slots[at]?.start ?? '';
  const watch = async (page: Page, id: string) => {
    await step(page, '/matching/inbox');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await step(page, `/matching/schedule?m=${id}`);
  };

  test('declined with a reason', async () => {
    const { buyer: b, seller: s } = pages;
    const id = await askFor(s, fair, people.buyer, [slot(0), slot(1)]);
    await watch(s, id);
    await expect(dialog(s)).toContainText('답변 대기');
    await watch(b, id);
    await press(b, '거절');
    await expect(dialog(b)).toContainText('거절하시겠습니까?');
    await dialog(b).getByRole('textbox', { name: /사유/ }).fill('올해 예산이 끝났습니다');
    await press(b, '거절');
    await expect(dialog(b)).toContainText('거절했습니다');
    await expect(dialog(s)).toContainText('사유: 올해 예산이 끝났습니다');
    await mailTo(people.seller.email, new RegExp(`${people.buyer.company}의 답변`));
  });

  test('withdrawn by whoever asked', async () => {
    const { buyer: b, seller: s } = pages;
    const id = await askFor(s, fair, people.buyer, [slot(2)]);
    await watch(b, id);
    await expect(dialog(b)).toContainText('답변 대기');
    await watch(s, id);
    await press(s, '요청 취소');
    await expect(dialog(s)).toContainText('요청을 취소하시겠습니까?');
    await press(s, '요청 취소');
    await expect(dialog(s)).toContainText('요청을 취소했습니다');
    await expect(dialog(b)).toContainText('요청 취소');
    await mailTo(people.buyer.email, new RegExp(`${people.seller.company}의 요청 철회`));
  });

  test('over because nobody answered in time', async () => {
    const { buyer: b, seller: s } = pages;
    const id = await askFor(s, fair, people.buyer, [slot(3)]);
    await timeRunsOut(id);
    for (const page of [b, s]) {
      await watch(page, id);
      await expect(dialog(page)).toContainText('기한 지남');
      await expect(dialog(page)).toContainText('답변 기한이 지났습니다.');
      await expect(dialog(page).getByRole('button', { name: '수락', exact: true })).toHaveCount(0);
    }
  });

  test('over because the fair has no such time any more', async () => {
    const { buyer: b, seller: s } = pages;
    const id = await askFor(s, fair, people.buyer, [slot(15)]);
    await watch(s, id);
    await expect(dialog(s)).toContainText('답변 대기');
    const { fair: known } = await call<{ fair: Fair }>(office, 'GET', `/fairs/${fair._id}`);
    await office.goto(`/console/fairs/${fair._id}`);
    await office.getByRole('button', { name: `${known.days[1]?.date} 빼기` }).click();
    await office.getByRole('button', { name: '저장', exact: true }).click();
    await expect(office.getByText('저장했습니다')).toBeVisible();
    await expect(dialog(s)).toContainText('행사 일정이 바뀌었습니다.');
    await watch(b, id);
    await expect(dialog(b)).toContainText('행사 일정이 바뀌었습니다.');
    const { fair: now } = await call<{ fair: Fair }>(office, 'GET', `/fairs/${fair._id}`);
    await call(office, 'PUT', `/fairs/${fair._id}`, { version: now.version, days: known.days });
  });

  test('from the cut-off on only the organiser calls a meeting off, and its time is free again', async () => {
    const { buyer: b, seller: s } = pages;
    const id = await askFor(s, fair, people.buyer, [slot(4)]);
    await answer(b, id, { action: 'ACCEPT', slot: slot(4) });
    const { fair: known } = await call<{ fair: Fair }>(office, 'GET', `/fairs/${fair._id}`);
    const stricter = { version: known.version, cancelCutoffHours: 720 };
    await call(office, 'PUT', `/fairs/${fair._id}`, stricter);
    await watch(s, id);
    await expect(dialog(s)).toContainText('확정');
    await expect(dialog(s).getByRole('button', { name: '상담 취소', exact: true })).toHaveCount(0);

    await office.goto(`/console/fairs/${fair._id}/meetings`);
    await office.getByRole('button').filter({ hasText: people.seller.company }).first().click();
    await press(office, '상담 취소');
    await dialog(office).getByRole('textbox', { name: /사유/ }).fill('전시장 사정');
    await press(office, '상담 취소');
    await expect(dialog(s)).toContainText('사유: 전시장 사정');
    const { fair: now } = await call<{ fair: Fair }>(office, 'GET', `/fairs/${fair._id}`);
    await call(office, 'PUT', `/fairs/${fair._id}`, { version: now.version, cancelCutoffHours: 24 });
    const again = await askFor(s, fair, people.buyer, [slot(4)]);
    await answer(b, again, { action: 'ACCEPT', slot: slot(4) });
    await watch(b, again);
    await expect(dialog(b)).toContainText('확정');
  });

  test('the fair moves: the organiser is told which meetings stand in the way', async () => {
    const { fair: known } = await call<{ fair: Fair }>(office, 'GET', `/fairs/${fair._id}`);
    await office.goto(`/console/fairs/${fair._id}`);
    await office.getByRole('button', { name: `${known.days[0]?.date} 빼기` }).click();
    await office.getByRole('button', { name: '저장', exact: true }).click();
    await expect(office.getByText(/확정된 상담 \d+건이 바꾸려는 일정 밖에 있습니다/)).toBeInViewport();
    await office.getByRole('button', { name: new RegExp(`${people.seller.company} ×`) }).click();
    await expect(dialog(office)).toContainText(people.buyer.company);
    const { fair: kept } = await call<{ fair: Fair }>(office, 'GET', `/fairs/${fair._id}`);
    expect(kept.days).toHaveLength(2);
  });

  test('a part that is taken back ends what it began, and the other side learns why', async () => {
    const { seller: s } = pages;
    const { matchings } = await call<{ matchings: { _id: string; status: string }[] }>(
      office,
      'GET',
      `/fairs/${fair._id}/matchings?limit=100`,
    );
    const id = matchings.find(({ status }) => status === 'ACCEPTED')?._id ?? '';
    await watch(s, id);
    await expect(dialog(s)).toContainText('확정');
    const part = (await partsOf(office, fair, 'APPROVED')).find(({ _user }) => _user === people.buyer._id);
    expect(part).toBeDefined();
    await office.goto(`/console/fairs/${fair._id}/buyers`);
    const row = office.getByRole('listitem').filter({ hasText: people.buyer.company });
    await row.getByRole('button', { name: '참가 취소', exact: true }).click();
    await dialog(office).getByRole('textbox', { name: /사유/ }).fill('서류가 만료되었습니다');
    await press(office, '참가 취소');
    await expect(dialog(s)).toContainText('상담 취소');
    await mailTo(people.seller.email, new RegExp(`${people.buyer.company}[와과()]+의 상담이 취소되었습니다`));
  });
});
