import type { Locator, Page } from '@playwright/test';
import { expectClear, expectControlClear } from './clear-view';
import { countLines } from './count-lines';
import {
  approveAll,
  type Fair,
  findCompanies,
  getDialog,
  joinAsSeller,
  type Member,
  offerTimes,
  openBuyer,
  openMemberPage,
  openPage,
  phone,
  requestMatching,
  reserveDays,
  startFair,
} from './matching-support';
import { expect, signInByApi, test } from './support';

const desk = { ...phone, viewport: { width: 1440, height: 900 } };

const dayAt = (instant: number) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(instant);

/** A fair of five days with a buyer, whose times are all free, and a seller, who has requested two of the first day. */
const setUpFair = async (office: Page, open: (username: string) => Promise<Page>) => {
  const title = `시간 고르기 상담회 ${Date.now()}`;
  const first = Date.now() + reserveDays(5) * 86_400_000;
  const fair = await startFair(office, title, {
    startAt: new Date(first - 86_400_000).toISOString(),
    endAt: new Date(first + 6 * 86_400_000).toISOString(),
    days: [0, 1, 2, 3, 4].map((day) => ({
      date: dayAt(first + day * 86_400_000),
      blocks: [{ from: '09:00', to: '18:00' }],
    })),
  });
  const [buyer, other] = (await findCompanies(office, 'BUYER', 2)) as [Member, Member];
  const [seller] = (await findCompanies(office, 'SELLER', 1)) as [Member];
  const starts = fair.slots.map(({ start }) => start);
  const [b, o, s] = [await open(buyer.username), await open(other.username), await open(seller.username)];
  await offerTimes(b, fair, starts);
  await offerTimes(o, fair, starts);
  await joinAsSeller(s, fair);
  await approveAll(office, fair);
  const request = await requestMatching(s, fair, buyer, starts.slice(0, 2));
  await o.context().close();
  return { title, fair, request, buyer, other, seller, b, s };
};

type Meeting = Awaited<ReturnType<typeof setUpFair>>;

/** The dialogs in which times are chosen, each with its button and what opens it. */
const dialogs: { name: string; submit: string; open: (meeting: Meeting) => Promise<Page> }[] = [
  {
    name: 'availability',
    submit: '시간 저장',
    open: async ({ b, title }) => {
      await b.goto('/matching/schedule');
      await b.getByRole('article').filter({ hasText: title }).getByRole('button', { name: '시간 바꾸기' }).click();
      return b;
    },
  },
  {
    name: 'request',
    submit: '상담 요청 보내기',
    open: async ({ s, fair, other }) => {
      await openBuyer(s, fair, other);
      await getDialog(s).getByRole('button', { name: '상담 요청하기' }).click();
      return s;
    },
  },
  {
    name: 'counter-offer',
    submit: '제안 보내기',
    open: async ({ b, request }) => {
      await b.goto(`/matching/schedule?m=${request}`);
      await getDialog(b).getByRole('button', { name: '다른 시간 제안' }).click();
      return b;
    },
  },
];

/** Scrolls everything in the dialog to its end, or back. */
const scrollAll = (dialog: Locator, to: 'end' | 'start') =>
  dialog.evaluate((element, place) => {
    for (const node of [element, ...element.querySelectorAll('*')])
      node.scrollTop = place === 'end' ? node.scrollHeight : 0;
  }, to);

for (const { name: screen, device } of [
  { name: 'on a phone', device: phone },
  { name: 'on a desk', device: desk },
])
  test.describe(`choosing times ${screen}`, () => {
    test.describe.configure({ mode: 'serial' });
    let meeting: Meeting;

    test.beforeAll(async ({ browser }) => {
      const office = await openPage(browser, desk);
      await signInByApi(office, 'admin');
      meeting = await setUpFair(office, (username) => openMemberPage(browser, username, '/matching/me', device));
      await office.context().close();
    });
    test.afterAll(async () => {
      for (const page of [meeting?.b, meeting?.s]) await page?.context().close();
    });

    for (const { name, submit, open } of dialogs) {
      test(`${name}: times are whole, and nothing lies over title, button or the focused field`, async () => {
        const page = await open(meeting);
        const dialog = getDialog(page);
        await expect(dialog.locator('[data-slot]').first()).toBeVisible();
        const button = dialog.getByRole('button', { name: submit });
        const lines = await countLines(dialog.locator('tbody th'));
        expect(lines.length).toBeGreaterThan(0);
        expect(new Set(lines)).toEqual(new Set([1]));
        for (const place of ['end', 'start'] as const) {
          await scrollAll(dialog, place);
          await expectClear(dialog.getByRole('heading', { level: 2 }));
          await expectClear(button);
        }
        await dialog.getByRole('button', { name: '닫기' }).focus();
        for (let count = 0; count < 24; count += 1) {
          await page.keyboard.press('Tab');
          await expectControlClear(page.locator(':focus'));
        }
      });
    }

    test('request: why a fourth time or no time is refused is in view', async () => {
      const page = await (dialogs[1] as (typeof dialogs)[number]).open(meeting);
      const dialog = getDialog(page);
      await expect(dialog.locator('[data-slot]').first()).toBeVisible();
      await dialog.getByRole('button', { name: '상담 요청 보내기' }).click();
      await expectClear(dialog.getByRole('alert'));
      const free = dialog.getByRole('button', { name: /비어 있음/ });
      for (const at of [0, 1, 2]) await free.nth(at).click();
      await expect(dialog.getByText('고른 시간 3 / 3')).toBeVisible();
      await free.nth(3).click({ force: true });
      await expectClear(dialog.getByRole('status').filter({ hasText: '세 개까지' }));
    });
  });

test('on a phone days are tabs, and the times of one day are a list', async ({ browser }) => {
  const office = await openPage(browser, desk);
  await signInByApi(office, 'admin');
  const meeting = await setUpFair(office, (username) => openMemberPage(browser, username, '/matching/me'));
  const { s, b, fair, title }: Meeting & { fair: Fair } = meeting;
  const page = await (dialogs[1] as (typeof dialogs)[number]).open(meeting);
  const dialog = getDialog(page);
  const tabs = dialog.getByRole('tablist').getByRole('tab');
  await expect(tabs).toHaveCount(5);
  await expect(dialog.locator('[data-slot]')).toHaveCount(18);
  await dialog.locator('[data-slot]').first().click();
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await dialog.locator('[data-slot]').last().click();
  // A tab says how many times of its day are chosen.
  for (const at of [0, 1]) await expect(tabs.nth(at)).toContainText('1개 시간 선택');
  const boxes = await dialog.locator('[data-slot]').evaluateAll((cells) => cells.map((cell) => cell.clientWidth));
  for (const width of boxes) expect(width).toBeGreaterThan(200);
  await dialog.getByRole('button', { name: '상담 요청 보내기' }).click();
  await expect(dialog.getByText('상담을 요청했습니다')).toBeVisible();

  // What is marked on the other days stays when one day is cleared.
  await b.goto('/matching/schedule');
  await b.getByRole('article').filter({ hasText: title }).getByRole('button', { name: '시간 바꾸기' }).click();
  await getDialog(b)
    .getByRole('button', { name: /모두 해제/ })
    .click();
  await expect(getDialog(b).getByText(`${fair.slots.length - 18}개 시간 선택`, { exact: true })).toBeVisible();
  await getDialog(b).getByRole('button', { name: '시간 저장' }).click();
  await expect(getDialog(b)).toBeHidden();
  for (const each of [office, s, b]) await each.context().close();
});

/** Presses a time and then a button with no rendering between them, as on a device that is busy. */
const pressAtOnce = (dialog: Locator, time: string, button: string) =>
  dialog.evaluate(
    (element, { time, button }) => {
      element.querySelector<HTMLElement>(`[data-slot]:not([aria-disabled])${time}`)?.click();
      [...element.querySelectorAll('button')].find(({ textContent }) => textContent === button)?.click();
    },
    { time, button },
  );

test('a time that is pressed just before the button counts', async ({ browser }) => {
  const office = await openPage(browser, desk);
  await signInByApi(office, 'admin');
  const meeting = await setUpFair(office, (username) => openMemberPage(browser, username, '/matching/me'));
  const { s, b, fair, title } = meeting;
  const [availability, request, counterOffer] = dialogs as [
    (typeof dialogs)[number],
    (typeof dialogs)[number],
    (typeof dialogs)[number],
  ];
  const free = '[aria-pressed=false]';

  await request.open(meeting);
  await expect(getDialog(s).locator('[data-slot]').first()).toBeVisible();
  await getDialog(s).evaluate((element) => {
    const cells = element.querySelectorAll<HTMLElement>('[data-slot]:not([aria-disabled])');
    for (const cell of [...cells].slice(0, 4)) cell.click();
  });
  await expect(getDialog(s).getByText('고른 시간 3 / 3')).toBeVisible();
  await expect(getDialog(s).getByRole('status').filter({ hasText: '세 개까지' })).toBeVisible();
  const sent = s.waitForRequest((it) => it.method() === 'POST' && it.url().endsWith('/me/matchings'));
  await pressAtOnce(getDialog(s), '[aria-pressed=true]', request.submit);
  expect(((await sent).postDataJSON() as { slots: string[] }).slots).toHaveLength(2);
  await expect(getDialog(s).getByText('상담을 요청했습니다')).toBeVisible();

  await counterOffer.open(meeting);
  await getDialog(b).locator(`[data-slot]${free}`).first().click();
  await expect(getDialog(b).getByText('고른 시간 1 / 3')).toBeVisible();
  const proposal = b.waitForRequest((it) => it.method() === 'PUT' && it.url().includes('/me/matchings/'));
  await pressAtOnce(getDialog(b), free, counterOffer.submit);
  expect(((await proposal).postDataJSON() as { slots: string[] }).slots).toHaveLength(2);

  const article = b.getByRole('article').filter({ hasText: title });
  await availability.open(meeting);
  await expect(getDialog(b).locator('[data-slot]').first()).toBeVisible();
  await pressAtOnce(getDialog(b), '[aria-pressed=true]', availability.submit);
  await expect(getDialog(b)).toBeHidden();
  await expect(article.first()).toContainText(`상담 가능 시간 ${fair.slots.length - 1}개`);
  for (const each of [office, s, b]) await each.context().close();
});
