import type { Browser, Page, Response } from '@playwright/test';
import { confirmBid, fetchBids, fillBid, getLotPath, startSale, takePaddle } from './auction-support';
import { findViolations, hasHorizontalScroll } from './axe';
import { fullRendering } from './browser';
import { callConsole, callMember } from './console-support';
import { countLines } from './count-lines';
import { setLotEnd } from './database';
import { touch as hands } from './input-methods';
import { waitForMail } from './mailbox';
import { openMemberPage, openPage, openSignedInPage, phone } from './matching-support';
import { agreeToAll, fillAddress, joinAndSignIn } from './shop-support';
import { expect, flushTimers, signInByApi, test, waitUntilHydrated, waitUntilReady } from './support';

test.use(fullRendering);

const isLiveStream = (response: Response) => response.url().includes('/api/v1/auction/live');

/** Creates a sale, and opens its first lot for a member with a paddle. */
const withBidder = async (browser: Browser, office: Page, title: string, username = 'member') => {
  await signInByApi(office, 'admin');
  const sale = await startSale(office, title);
  const bidder = await openSignedInPage(browser, username);
  await takePaddle(bidder, sale);
  const connected = bidder.waitForResponse(isLiveStream);
  await bidder.goto(getLotPath(sale));
  await waitUntilReady(bidder);
  await connected;
  await expect(bidder.getByRole('textbox', { name: /최고 한도/ })).toBeVisible();
  return { sale, bidder };
};

/** Types with a Korean input method; the last syllable stays in composition. */
const composing = async (page: Page, ...states: string[]) => {
  const keys = await page.context().newCDPSession(page);
  for (const text of states)
    await keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  return keys;
};

test('an Enter that ends the composition of a syllable does not search, the next one does', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const start of ['/', '/auction-search']) {
    await page.goto(start);
    await waitUntilHydrated(page);
    const field =
      start === '/' ? page.locator('header').getByRole('combobox') : page.locator('main').getByRole('searchbox');
    await field.click();
    const keys = await composing(page, '달항아ㄹ', '달항아리');
    await page.keyboard.press('Enter');
    await flushTimers(page, 300);
    await expect(page).toHaveURL(start);
    await keys.send('Input.insertText', { text: '달항아리' });
    await expect(field).toHaveValue('달항아리');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/auction-search/${encodeURIComponent('달항아리')}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('달항아리');
  }
});

test('the side menu lists current auctions, and keeps the focus until it is closed', async ({ page, browser }) => {
  await signInByApi(page, 'admin');
  const sale = await startSale(page, '옆문 경매', { closeAt: new Date(Date.now() + 3_600_000 * 1.5).toISOString() });
  const context = await browser.newContext(phone);
  const visitor = await context.newPage();
  await visitor.goto('/guide');
  await waitUntilReady(visitor);
  const opener = visitor.getByRole('button', { name: '전체 서비스 열기' });
  await opener.click();
  const menu = visitor.getByRole('dialog');
  await expect(menu.getByRole('link', { name: '전체 경매 일정' })).toBeVisible();
  await expect(menu.getByRole('link', { name: '문턱홀' })).toBeVisible();
  for (let step = 0; step < 40; step += 1) await visitor.keyboard.press('Tab');
  expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await visitor.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await menu.getByRole('link', { name: new RegExp(sale.title) }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(sale.title);
  await expect(menu).toBeHidden();
  await context.close();
});

test('a paddle is requested with consent to the terms, and the first bid leads', async ({ page, browser }) => {
  await signInByApi(page, 'admin');
  const sale = await startSale(page, '문턱 경매');
  const bidder = await openMemberPage(browser, 'member', getLotPath(sale));
  await bidder.getByRole('button', { name: '패들 신청하기' }).click();
  await expect(bidder.getByText('약관에 동의해 주세요.')).toBeVisible();
  await bidder.getByRole('checkbox', { name: /경매 약관에 동의/ }).check();
  await bidder.getByRole('button', { name: '패들 신청하기' }).click();

  await fillBid(bidder, '직접 응찰', '105000');
  await expect(bidder.getByText(/10,000원 단위로/)).toBeVisible();
  await fillBid(bidder, '직접 응찰', '20만');
  const dialog = bidder.getByRole('dialog');
  await expect(dialog).toContainText('확인하면 취소할 수 없습니다');
  // 200,000 plus 18 % premium and the VAT on the premium.
  await expect(dialog).toContainText('239,600원');
  await confirmBid(bidder);
  await expect(bidder.getByRole('status').filter({ hasText: '최고 응찰자가 되셨습니다' })).toBeVisible();
  await expect(bidder.getByText('지금 최고가로 응찰하고 계십니다')).toBeVisible();

  // The leading bidder only raises their own limit.
  await bidder.getByRole('textbox', { name: /최고 한도/ }).fill('300,000');
  await bidder.getByRole('button', { name: '한도 올리기' }).click();
  await confirmBid(bidder);
  await expect(bidder.getByText('한도를 300,000원까지 올렸습니다.')).toBeVisible();
  expect((await fetchBids(bidder, sale)).bids.map(({ price }) => price)).toEqual([200_000]);
  await bidder.context().close();
});

/** Orders a won lot of 210,000 from its page, and checks the order page. */
const orderWonLot = async (winner: Page) => {
  const main = winner.locator('main');
  await hands.press(main.getByRole('link', { name: '주문에서 결제하기' }));
  await expect(winner).toHaveURL(/\/my\/orders\/\w+$/);
  // 210,000 plus 18 % premium and the VAT on the premium.
  const pay = main.getByRole('button', { name: '251,580원 결제하기' });
  await hands.press(pay);
  await expect(main.getByRole('textbox', { name: /^우편번호/ })).toHaveAttribute('aria-invalid', 'true');
  await fillAddress(winner);
  await agreeToAll(winner);
  await hands.press(pay);
  await expect(main.getByRole('status').filter({ hasText: '주문이 접수되었습니다' })).toBeVisible();
  await expect(main.getByText('입금 계좌')).toBeVisible();
  await expect(main.getByText('서울특별시 중구 세종대로 110')).toBeVisible();
  expect(await findViolations(winner, { seriousOnly: true })).toEqual([]);
  expect(await hasHorizontalScroll(winner)).toBe(false);
};

test('a new member finds a lot on a phone, bids in the extension, wins and pays', async ({ page, browser }) => {
  test.slow();
  const stamp = Date.now().toString(36);
  const newcomer = { name: '한별이', username: `w${stamp}`, email: `winner-${stamp}@example.com` };
  await signInByApi(page, 'admin');
  // All that follows lies in the window, however slow the machine is.
  const sale = await startSale(page, `달무리 ${stamp}`, { window: 600 });
  const [lot] = sale.lots;
  const rival = await openSignedInPage(browser, 'member');
  await takePaddle(rival, sale);
  const winner = await openPage(browser, { ...phone, hasTouch: true });
  const main = winner.locator('main');
  const settled = () => waitUntilReady(winner);

  await winner.goto('/login?next=/auction-search');
  await settled();
  await joinAndSignIn(winner, newcomer);
  await expect(winner).toHaveURL('/auction-search');
  const search = main.getByRole('searchbox');
  await search.tap();
  await search.fill('');
  const keys = await composing(winner, '달무ㄹ', '달무리');
  await winner.keyboard.press('Enter');
  await expect(winner).toHaveURL('/auction-search');
  await keys.send('Input.insertText', { text: `달무리 ${stamp}` });
  await winner.keyboard.press('Enter');
  await hands.press(main.getByRole('link', { name: new RegExp(`달무리 ${stamp} 작품 1`) }).first());
  await hands.press(winner.getByRole('checkbox', { name: /경매 약관에 동의/ }));
  await hands.press(winner.getByRole('button', { name: '패들 신청하기' }));
  await expect(winner.getByRole('textbox', { name: /최고 한도/ })).toBeVisible();

  await setLotEnd(lot?._id ?? '', 300);
  for (const bidder of [winner, rival]) {
    await bidder.goto(getLotPath(sale));
    await waitUntilReady(bidder);
  }
  await expect(winner.getByRole('timer').first()).toHaveText(/^0[0-4]:\d\d$/);
  await fillBid(rival, '직접 응찰', '150,000');
  await confirmBid(rival);
  await expect(rival.getByText(/최고 응찰자가 되셨습니다/)).toBeVisible();
  await expect(rival.getByText(/마감이 .*로 늘어났습니다/)).toBeVisible();
  await expect(winner.getByRole('region', { name: '응찰 정보' })).toContainText('150,000원');
  await expect(winner.getByText(/마감이 .*로 늘어났습니다/)).toBeVisible();

  await fillBid(winner, '자동 응찰', '300,000', hands);
  await confirmBid(winner, hands);
  await expect(winner.getByText(/최고 응찰자가 되셨습니다/)).toBeVisible();
  await expect(rival.getByRole('alert').filter({ hasText: '방금 더 높은 응찰' })).toContainText('170,000원부터');
  await expect(rival.getByText('다른 분이 더 높게 응찰했습니다')).toBeVisible();

  // An outbid bid is answered with the current minimum.
  await fillBid(rival, '직접 응찰', '200,000');
  await confirmBid(rival);
  await expect(rival.getByText(/다른 분의 한도가 더 높거나/)).toBeVisible();

  await setLotEnd(lot?._id ?? '', 0);
  for (const bidder of [winner, rival]) await bidder.reload();
  await expect(winner.getByText('축하합니다. 낙찰받으셨습니다')).toBeVisible();
  await expect(winner.getByRole('table').filter({ hasText: '낙찰 수수료' })).toContainText('합계');
  await expect(rival.getByText('이번에는 낙찰받지 못하셨습니다')).toBeVisible();
  await rival.context().close();
  expect((await waitForMail(newcomer.email, /낙찰/)).text).toContain(lot?.title);

  await settled();
  await orderWonLot(winner);

  await page.goto(`/console/shop/orders/${new URL(winner.url()).pathname.split('/').at(-1)}`);
  await page.getByRole('button', { name: '입금 확인' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '입금 확인' }).click();
  await expect(page.getByRole('button', { name: '배송 준비 시작' })).toBeVisible();
  expect((await waitForMail(newcomer.email, /결제가 완료/)).text).toContain('251,580');
  await winner.reload();
  await expect(main.getByText('결제 완료', { exact: true }).first()).toBeVisible();
  await winner.goto('/my/bids');
  const won = winner.getByRole('article').filter({ hasText: lot?.title });
  await expect(won).toContainText('낙찰');
  await expect(won).toContainText('결제 완료');
  await winner.context().close();
});

test('a lot open on two devices of a member shows the same limit, and warns on both when they are outbid', async ({
  page,
  browser,
}) => {
  test.slow();
  const { sale, bidder } = await withBidder(browser, page, '두 기기 경매');
  // Opened before the first bid, on another device.
  const other = await openSignedInPage(browser, 'member', phone);
  const connected = other.waitForResponse(isLiveStream);
  await other.goto(getLotPath(sale));
  await waitUntilReady(other);
  await connected;
  const rival = await openSignedInPage(browser, 'buyer');
  await takePaddle(rival, sale);
  await expect(other.getByRole('button', { name: '자동 응찰하기' })).toBeVisible();

  await fillBid(bidder, '자동 응찰', '200,000');
  await confirmBid(bidder);
  const state = other.getByText('지금 최고가로 응찰하고 계십니다');
  await expect(state).toBeVisible();
  await expect(other.getByText(/내 한도 200,000원/)).toBeVisible();

  await bidder.getByRole('textbox', { name: /최고 한도/ }).fill('300,000');
  await bidder.getByRole('button', { name: '한도 올리기' }).click();
  await confirmBid(bidder);
  await expect(other.getByText(/내 한도 300,000원/)).toBeVisible();
  await expect(other.getByRole('list', { name: '바로 고르기' }).getByRole('button').first()).toHaveText('310,000');

  await callMember(rival, 'POST', `${getLotPath(sale)}/bids`, { amount: 400_000, type: 'AUTO' });
  for (const device of [bidder, other]) {
    await expect(device.getByRole('alert').filter({ hasText: '방금 더 높은 응찰' })).toBeVisible();
    await expect(device.getByText('다른 분이 더 높게 응찰했습니다')).toBeVisible();
  }
  for (const device of [bidder, other, rival]) await device.context().close();
});

test('on a phone the outcome of a bid is in view, and a bid that is declared void reads as such', async ({
  page,
  browser,
}) => {
  const { sale, bidder } = await withBidder(browser, page, '무효 경매');
  await fillBid(bidder, '직접 응찰', '20만');
  await confirmBid(bidder);
  const outcome = bidder.getByRole('status').filter({ hasText: '최고 응찰자가 되셨습니다' });
  await expect(outcome).toBeInViewport({ ratio: 1 });

  const lot = `/auction/works/${sale.lots[0]?._id}/bids`;
  const { bids } = await callConsole<{ bids: { _id: string; version: number }[] }>(page, 'GET', lot);
  const body = { status: 'VOID', reason: '본인 확인 실패', version: bids[0]?.version };
  await callConsole(page, 'PUT', `/auction/bids/${bids[0]?._id}`, body);
  await expect(bidder.getByText('응찰이 무효로 처리되었습니다')).toBeVisible();
  await expect(outcome).toHaveCount(0);
  await expect(bidder.getByText(/더 높은 응찰이|더 높게 응찰/)).toHaveCount(0);
  expect(await findViolations(bidder)).toEqual([]);
  expect(await hasHorizontalScroll(bidder)).toBe(false);
  await bidder.goto('/my/bids');
  await expect(bidder.getByRole('article').filter({ hasText: '무효 경매 작품 1' })).toContainText('응찰 무효');
  await bidder.context().close();
});

test('price and estimate of a lot read as one amount each in English', async ({ page }) => {
  type Lots = { works: { _id: string; title: string; currentPrice: number | null; estimateLow: number | null }[] };
  const { works } = (await (await page.request.get('/api/v1/auction/works?limit=100')).json()) as Lots;
  const lot = works.find(({ currentPrice, estimateLow }) => (currentPrice ?? 0) >= 10_000_000 && estimateLow);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/en/auction/works/${lot?._id}`);
  await waitUntilReady(page);
  const panel = page.getByRole('region', { name: 'Bidding', exact: true });
  const price = panel.locator('strong').first();
  await expect(price).toContainText('KRW');
  expect(await countLines(price)).toEqual([1]);
  await expect(page.getByText(/^Estimate KRW [\d,]+ – [\d,]+$/)).toBeVisible();
});

test('a bid of ten times the price asks again in words', async ({ page, browser }) => {
  const { sale, bidder } = await withBidder(browser, page, '영이 많은 경매');
  await fillBid(bidder, '자동 응찰', '2,000,000');
  const dialog = bidder.getByRole('dialog');
  await expect(dialog).toContainText('20배');
  await confirmBid(bidder);
  const agreed = dialog.getByRole('checkbox', { name: '네, 200만 원이 맞습니다' });
  await expect(agreed).toBeFocused();
  await expect(agreed).toHaveAttribute('aria-invalid', 'true');
  expect((await fetchBids(bidder, sale)).total).toBe(0);
  await agreed.check();
  await confirmBid(bidder);
  await expect(bidder.getByText(/최고 응찰자가 되셨습니다/)).toBeVisible();
  await bidder.context().close();
});

test('a double click places one bid', async ({ page, browser }) => {
  const { sale, bidder } = await withBidder(browser, page, '두 번 누른 경매');
  await fillBid(bidder, '직접 응찰', '200,000');
  await bidder.getByRole('dialog').getByRole('button', { name: '응찰 확인' }).dblclick();
  await expect(bidder.getByText(/최고 응찰자가 되셨습니다/)).toBeVisible();
  expect((await fetchBids(bidder, sale)).total).toBe(1);
  await bidder.context().close();
});

test('a bid whose response is lost is confirmed automatically and counts once', async ({ page, browser }) => {
  const { sale, bidder } = await withBidder(browser, page, '끊긴 경매');
  let lost = 0;
  let show = () => {};
  const isShown = new Promise<void>((resolve) => {
    show = resolve;
  });
  await bidder.route('**/bids', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    if (lost > 0) {
      await isShown;
      return route.continue();
    }
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await fillBid(bidder, '직접 응찰', '200,000');
  await confirmBid(bidder);
  await expect(bidder.getByText(/접수되었는지 확인하고 있습니다/)).toBeVisible();
  show();
  await expect(bidder.getByText(/최고 응찰자가 되셨습니다/)).toBeVisible();
  expect([lost, (await fetchBids(bidder, sale)).total]).toEqual([1, 1]);
  await bidder.context().close();
});

test('a bid with unknown result stays marked after a reload and is confirmed with a button', async ({
  page,
  browser,
}) => {
  const { sale, bidder } = await withBidder(browser, page, '불확실한 경매');
  let arrived = false;
  await bidder.route('**/bids', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    if (!arrived) await route.fetch();
    arrived = true;
    return route.abort('connectionreset');
  });
  await fillBid(bidder, '직접 응찰', '200,000');
  await confirmBid(bidder);
  await expect(bidder.getByText('응찰이 접수되었는지 아직 모릅니다')).toBeVisible();
  await expect(bidder.getByRole('textbox', { name: /최고 한도/ })).toBeHidden();

  await bidder.unroute('**/bids');
  await bidder.reload();
  await expect(bidder.getByText('응찰이 접수되었는지 아직 모릅니다')).toBeVisible();
  await bidder.getByRole('button', { name: '접수되었는지 확인' }).click();
  await expect(bidder.getByText(/최고 응찰자가 되셨습니다/)).toBeVisible();
  expect((await fetchBids(bidder, sale)).total).toBe(1);
  await bidder.context().close();
});

test('the remaining time is right with a client clock that is five minutes fast', async ({ page, browser }) => {
  await signInByApi(page, 'admin');
  const sale = await startSale(page, '빠른 시계');
  await setLotEnd(sale.lots[0]?._id ?? '', 600);
  const end = Date.now() + 600_000;
  const context = await browser.newContext(phone);
  const visitor = await context.newPage();
  await visitor.clock.setSystemTime(Date.now() + 300_000);
  const connected = visitor.waitForResponse(isLiveStream);
  await visitor.goto(getLotPath(sale));
  await waitUntilReady(visitor);
  const timer = visitor.getByRole('timer').first();
  await expect(timer).toHaveText(/^0?\d:\d\d$/);
  // The time in the page is as old as its way here; that of the stream takes its place.
  await connected;
  await flushTimers(visitor, 1000);
  const [minutes = 0, seconds = 0] = ((await timer.textContent()) ?? '').split(':').map(Number);
  const left = (end - Date.now()) / 1000;
  expect(Math.abs(minutes * 60 + seconds - left)).toBeLessThan(4);
  await context.close();
});

test('pictures, history and search can be used without script', async ({ page, browser }) => {
  await signInByApi(page, 'admin');
  const sale = await startSale(page, '스크립트 없는 경매', { prices: [100_000, 900_000] });
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(`/auction/programs/${sale.code}`);
  await expect(visitor.getByRole('article')).toHaveCount(2);
  const search = visitor.locator('main').getByRole('searchbox');
  await search.fill('작품 2');
  await search.press('Enter');
  await expect(visitor).toHaveURL(/\/auction-search\?.*q=/);
  await expect(visitor.getByRole('article')).toHaveCount(1);
  await visitor.getByText('가격', { exact: true }).click();
  await visitor.getByRole('textbox', { name: /최대 금액/ }).fill('500,000');
  await visitor.getByRole('button', { name: '적용' }).click();
  await expect(visitor.getByText(/맞는 작품이 없습니다/)).toBeVisible();
  await visitor.goto(getLotPath(sale));
  await expect(visitor.getByRole('region', { name: '응찰 정보' })).toContainText('100,000원');
  await expect(visitor.getByText('아직 응찰이 없습니다.')).toBeVisible();
  await context.close();
});
