import type { Page } from '@playwright/test';
import { callConsole } from './console-support';
import {
  answerRequest,
  approveAll,
  findCompanies,
  joinAsSeller,
  offerTimes,
  openSignedInPage,
  requestMatching,
  startFair,
} from './matching-support';
import { expect, signInByApi, test } from './support';

const wide = { viewport: { width: 1440, height: 900 }, locale: 'ko-KR', timezoneId: 'Asia/Seoul' };
test.use({ viewport: wide.viewport });

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await page.locator(`input[name="${name}"]`).fill(value);
};

const idOf = (page: Page) => /fairs\/([\w-]+)$/.exec(page.url())?.[1] ?? '';

test('an end at 00:00 is the end of that day, a wrong day is marked at its place, and the fair is copied with its rules', async ({
  page,
  complaints,
}) => {
  await signInByApi(page, 'admin');
  await page.goto('/console/fairs/create');
  const title = `자정에 끝나는 상담회 ${Date.now()}`;
  await fill(page, {
    'title.ko': title,
    sellerFrom: '2027-01-01T09:00',
    sellerTo: '2027-02-01T00:00',
    buyerFrom: '2027-01-10T09:00',
    buyerTo: '2027-02-10T00:00',
    requestFrom: '2027-02-01T09:00',
    requestTo: '2027-02-28T00:00',
    startAt: '2027-03-02T00:00',
    endAt: '2027-03-03T00:00',
    'venue.name.ko': '빛나루 상담홀',
    'venue.address': '서울특별시 중구 빛나루로 12',
    'venue.tables': '3',
  });
  // The rules of the setting are filled in; an emptied one says what it will be.
  const minutes = page.locator('input[name="slotMinutes"]');
  await expect(minutes).toHaveValue('30');
  await minutes.fill('');
  await expect(minutes).toHaveAttribute('placeholder', '30');
  for (const _ of [1, 2, 3]) await page.getByRole('button', { name: '하루 더하기' }).click();
  await page.getByRole('button', { name: '저장', exact: true }).click();

  // The third day is after the end; the second, the day of the end itself, is not.
  const third = page.locator('input[name="days.2.date"]');
  await expect(third).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('상담회 시작과 끝 사이여야 합니다.').last()).toBeVisible();
  await expect(page.locator('input[name="days.1.date"]')).not.toHaveAttribute('aria-invalid', 'true');
  complaints.length = 0;
  await page.getByRole('button', { name: '2027-03-04 빼기' }).click();
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page).toHaveURL(/\/console\/fairs\/(?!create)[\w-]+$/);
  const id = idOf(page);
  const { fair } = await callConsole<{ fair: Record<string, unknown> }>(page, 'GET', `/fairs/${id}`);
  expect(fair).toMatchObject({ endAt: '2027-03-03T15:00:00.000Z', slotMinutes: 30 });
  await expect(page.locator('input[name="endAt"]')).toHaveValue('2027-03-03T00:00');

  await page.getByRole('button', { name: '복사' }).click();
  await expect(page.locator('input[name="title.ko"]')).toHaveValue(`${title} (사본)`);
  await expect(page.locator('input[name="endAt"]')).toHaveValue('2027-03-03T00:00');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page).not.toHaveURL(/create$/);
  const copied = idOf(page);
  const { fair: copy } = await callConsole<{ fair: Record<string, unknown> }>(page, 'GET', `/fairs/${copied}`);
  expect(copied).not.toBe(id);
  expect(copy).toMatchObject({ days: fair.days, venue: fair.venue, published: false, thumbs: [] });
  // The form of the copy would ask for it again when it is deleted.
  await page.goto('/robots.txt');
  for (const each of [id, copied]) await callConsole(page, 'DELETE', `/fairs/${each}`);
});

test('the board’s waiting requests open as those, and the list shows their times and what has ended', async ({
  browser,
}) => {
  const office = await openSignedInPage(browser, 'admin', wide);
  const fair = await startFair(office, `대기 요청 ${Date.now()}`);
  const sellers = await findCompanies(office, 'SELLER', 3);
  const [buyer] = await findCompanies(office, 'BUYER', 1);
  if (!buyer) throw new Error('The seed has no buyer');
  const b = await openSignedInPage(browser, buyer.username, wide);
  const starts = fair.slots.slice(0, 4).map(({ start }) => start);
  await offerTimes(b, fair, starts);
  const pages = [];
  for (const { username } of sellers) {
    const s = await openSignedInPage(browser, username, wide);
    await joinAsSeller(s, fair);
    pages.push(s);
  }
  await approveAll(office, fair);
  const [s1, s2, s3] = pages as [Page, Page, Page];
  await requestMatching(s1, fair, buyer, starts.slice(0, 3));
  const countered = await requestMatching(s2, fair, buyer, starts.slice(3, 4));
  await answerRequest(b, countered, { action: 'PROPOSE', slots: starts.slice(2, 3), message: '오전이 좋겠습니다' });
  const declined = await requestMatching(s3, fair, buyer, starts.slice(0, 1));
  await answerRequest(b, declined, { action: 'DECLINE' });

  for (const viewport of [{ width: 390, height: 844 }, wide.viewport]) {
    await office.setViewportSize(viewport);
    await office.goto(`/console/fairs/${fair._id}/board`);
    await office.getByRole('link', { name: '대기 요청 1' }).first().click();
    const rows = office.getByRole('tabpanel').getByRole('listitem');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('희망 시간 3개');
    await expect(rows).toContainText(sellers[0]?.company ?? '');
    await expect(office.getByRole('tab', { name: '답변 대기 1', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );

    // All requests of the fair: one has been declined, which shows.
    await office.goto(`/console/fairs/${fair._id}/meetings`);
    await expect(office.getByRole('tab', { name: '전체 3', exact: true })).toBeVisible();
    await expect(office.getByRole('tab', { name: '답변 대기 2', exact: true })).toBeVisible();
    await expect(office.getByRole('tab', { name: '바이어 1', exact: true })).toBeVisible();
    await expect(rows.filter({ hasText: '거절' }).locator('s')).toHaveCount(1);
    await expect(rows.filter({ hasText: '희망 시간' })).toHaveCount(1);
    await expect(office.getByRole('tab', { name: '상담 3', exact: true })).toBeVisible();
    // Who proposes other times, until when, and which ones.
    const proposed = rows.filter({ hasText: `${buyer.company}의 다른 시간 제안 1개 · ` });
    await expect(proposed).toHaveCount(1);
    await proposed.getByRole('button').click();
    await expect(office.getByRole('dialog').getByText(/의 다른 시간 제안 1개 · .+까지/)).toBeVisible();
    await expect(office.getByRole('dialog').getByText('오전이 좋겠습니다')).toBeVisible();
    await office.keyboard.press('Escape');
  }
  for (const each of [office, b, ...pages]) await each.context().close();
});
