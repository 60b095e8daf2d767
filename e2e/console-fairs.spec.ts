import type { Locator, Page } from '@playwright/test';
import { callConsole } from './console-support';
import { enterConsole, expect, signInByApi, test } from './support';

test.use({ viewport: { width: 1440, height: 900 } });

const dialog = (page: Page) => page.getByRole('dialog');

test('a fair is created with its time slots and shows how many meetings they allow', async ({ page }) => {
  await enterConsole(page);
  await page.getByRole('link', { name: '상담회', exact: true }).click();
  await page.getByRole('link', { name: '새로 만들기' }).click();
  const title = `가을 상담회 ${Date.now()}`;
  await page.locator('input[name="title.ko"]').fill(title);
  const moments = {
    sellerFrom: '2027-01-01T09:00',
    sellerTo: '2027-02-01T18:00',
    buyerFrom: '2027-01-10T09:00',
    buyerTo: '2027-02-10T18:00',
    requestFrom: '2027-02-01T09:00',
    requestTo: '2027-02-28T18:00',
    startAt: '2027-03-02T00:00',
    endAt: '2027-03-05T00:00',
  };
  for (const [name, value] of Object.entries(moments)) await page.locator(`input[name="${name}"]`).fill(value);
  await page.getByRole('button', { name: '하루 더하기' }).click();
  await page.getByRole('button', { name: '하루 더하기' }).click();
  await expect(page.locator('input[name="days.1.date"]')).toHaveValue('2027-03-03');
  await expect(page.getByText('모두 24회 · 한 회 30분')).toBeVisible();
  await page.locator('input[name="venue.name.ko"]').fill('빛나루 상담홀');
  await page.locator('input[name="venue.address"]').fill('서울특별시 중구 빛나루로 12');
  await page.locator('input[name="venue.tables"]').fill('3');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page).toHaveURL(/\/console\/fairs\/[\w-]+$/);
  await page.getByRole('tab', { name: '현황판' }).click();
  await expect(page.getByRole('columnheader', { name: '3', exact: true })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(12);
  const id = /fairs\/([\w-]+)/.exec(page.url())?.[1];
  await callConsole(page, 'DELETE', `/fairs/${id}`);
});

interface Party {
  _user: string;
  status: string;
}

interface Booked {
  _id: string;
  seller: string;
  version: number;
}

/**
 * Finds slots and members for the test. Uses the last day, which has few bookings, and members without a meeting on that
 * day.
 */
const findFreeSlots = async (page: Page) => {
  // The oldest is the seeded one; other journeys start fairs of their own meanwhile.
  const path = '/fairs?limit=100&sort=createdAt';
  const { fairs } = await callConsole<{ fairs: { _id: string; status: string }[] }>(page, 'GET', path);
  const fair = fairs.find(({ status }) => status === 'ONGOING')?._id ?? '';
  const parties = async (role: string) => {
    const path = `/fairs/${fair}/participations?role=${role}&status=APPROVED&limit=100`;
    const { participations } = await callConsole<{ participations: Party[] }>(page, 'GET', path);
    return participations.map(({ _user }) => _user);
  };
  const board = await callConsole<{
    slots: { start: string }[];
    meetings: { slot: { start: string } | null; seller: string; buyer: string }[];
  }>(page, 'GET', `/fairs/${fair}/board`);
  const last = board.slots.at(-1)?.start ?? '';
  const day = board.slots.filter(({ start }) => Date.parse(last) - Date.parse(start) < 8 * 3_600_000);
  const starts = new Set(day.map(({ start }) => start));
  const busy = new Set(
    board.meetings.filter(({ slot }) => starts.has(slot?.start ?? '')).flatMap(({ seller, buyer }) => [seller, buyer]),
  );
  // Slots without any booking: two consecutive ones and a third one.
  const booked = new Set(board.meetings.map(({ slot }) => slot?.start));
  const empty = day.map(({ start }) => !booked.has(start));
  const at = empty.findIndex((here, index) => here && empty[index + 1]);
  const third = day.findLast((_, index) => empty[index] && index > at + 1);
  const isFree = (user: string) => !busy.has(user);
  const [sellers, buyers] = [await parties('SELLER'), await parties('BUYER')];
  return { fair, day, at, third, sellers: sellers.filter(isFree), buyers: buyers.filter(isFree) };
};

interface Booking {
  fair: string;
  slot: string | undefined;
  sellers: string[];
  buyers: string[];
}

/** Books a meeting of two free members through the API, as another administrator would. */
const book = async (page: Page, { fair, slot, sellers, buyers }: Booking) => {
  for (const seller of sellers)
    for (const buyer of buyers) {
      const body = { seller, buyer, mode: 'OFFLINE', slot, table: 1, reason: '현장 요청', notify: false };
      const path = `/fairs/${fair}/matchings`;
      const made = await callConsole<{ matching: Booked }>(page, 'POST', path, body).catch(() => null);
      if (made) return made.matching;
    }
  throw new Error('Nobody could be booked');
};

/** Opens the meeting in the first cell of a row and moves it to another table. */
const moveByKeyboard = async (page: Page, row: Locator) => {
  const card = row.getByRole('cell').first().getByRole('button');
  await card.focus();
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: '옮기기' }).click();
  await dialog(page)
    .getByRole('combobox', { name: /테이블/ })
    .click();
  await page.getByRole('option', { name: 'A-2', exact: true }).click();
  await dialog(page).getByRole('button', { name: '옮기기' }).click();
  await expect(dialog(page).getByText('필수 입력 항목입니다.')).toBeVisible();
  await dialog(page).getByRole('textbox', { name: /사유/ }).fill('조명이 어둡습니다');
  await dialog(page).getByRole('button', { name: '옮기기' }).click();
  await expect(page.getByText('상담을 옮겼습니다.')).toBeVisible();
  await expect(row.getByRole('cell').nth(1).getByRole('button', { name: /×/ })).toBeVisible();
};

/** Drags the meeting one row down. The row is centred first, because the board scrolls while dragging near its edge. */
const moveByDragging = async (page: Page, row: Locator, below: Locator) => {
  await below.evaluate((line) => line.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const [from, to] = [
    await row.getByRole('cell').nth(1).boundingBox(),
    await below.getByRole('cell').nth(1).boundingBox(),
  ];
  if (!from || !to) throw new Error('The board is not on the screen');
  await page.mouse.move(from.x + 30, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 34, from.y + 32, { steps: 4 });
  await page.mouse.move(to.x + 30, to.y + 20, { steps: 12 });
  await page.mouse.up();
  await dialog(page).getByRole('textbox', { name: /사유/ }).fill('바이어가 늦습니다');
  await dialog(page).getByRole('button', { name: '옮기기' }).click();
  await expect(below.getByRole('cell').nth(1).getByRole('button', { name: /×/ })).toBeVisible();
};

/** Tries to move the meeting to a slot where the seller has another one: there is a warning, and the move is refused. */
const moveToConflict = async (page: Page, row: Locator) => {
  await row.getByRole('cell').nth(1).getByRole('button').click();
  // What was read before the moves is shown until it is read again.
  await expect(dialog(page)).toContainText('A-2');
  await dialog(page).getByRole('button', { name: '옮기기' }).click();
  await dialog(page).getByRole('combobox', { name: /시간/ }).click();
  await page.getByRole('option', { name: /겹침/ }).first().click();
  await expect(dialog(page).getByText(/다른 상담이 있습니다/)).toBeVisible();
  await dialog(page).getByRole('textbox', { name: /사유/ }).fill('시험');
  await dialog(page).getByRole('button', { name: '옮기기' }).click();
  await expect(dialog(page).getByText('이미 다른 상담이 확정된 시간입니다.')).toBeVisible();
  await dialog(page).getByRole('button', { name: '닫기' }).click();
  await dialog(page).getByRole('button', { name: '닫기' }).click();
};

test('the board shows bookings of others; a meeting is moved by keyboard and by dragging, and a conflict is refused', async ({
  page,
  complaints,
}) => {
  await signInByApi(page, 'admin');
  const { fair, day, at, third, sellers, buyers } = await findFreeSlots(page);

  await page.goto(`/console/fairs/${fair}/board`);
  await page.getByRole('group', { name: '날짜' }).getByRole('button').last().click();
  await expect(page.getByRole('table')).toBeVisible();
  const [row, below] = [at + 1, at + 2].map((line) => page.getByRole('row').nth(line)) as [Locator, Locator];
  const cards = page.getByRole('table').getByRole('button', { name: /×/ });
  const before = await cards.count();

  const { _id, seller } = await book(page, { fair, slot: day[at]?.start, sellers, buyers });
  await expect(cards).toHaveCount(before + 1);
  complaints.length = 0;

  await moveByKeyboard(page, row);
  await moveByDragging(page, row, below);

  const other = await book(page, { fair, slot: third?.start, sellers: [seller], buyers });
  await expect(cards).toHaveCount(before + 2);
  complaints.length = 0;
  await moveToConflict(page, below);
  complaints.length = 0;

  // A meeting that is cancelled with a reason frees its slot.
  await below.getByRole('cell').nth(1).getByRole('button').click();
  await dialog(page).getByRole('button', { name: '상담 취소' }).click();
  await dialog(page).getByRole('textbox', { name: /사유/ }).fill('바이어 사정');
  await dialog(page).getByRole('button', { name: '상담 취소' }).click();
  await expect(cards).toHaveCount(before + 1);
  const { matching } = await callConsole<{ matching: { status: string } }>(
    page,
    'GET',
    `/fairs/${fair}/matchings/${_id}`,
  );
  expect(matching.status).toBe('CANCELLED');
  const ending = { status: 'CANCELLED', reason: '시험', notify: false, version: other.version };
  await callConsole(page, 'PUT', `/fairs/${fair}/matchings/${other._id}`, ending);
  await expect(cards).toHaveCount(before);
});
