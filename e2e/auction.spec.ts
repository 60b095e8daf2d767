import type { Browser, Page } from '@playwright/test';
import { bidsOn, confirm, lotPath, offer, startSale, takePaddle } from './auction-support';
import { barriers, scrollsSideways } from './axe';
import { inFull } from './browser';
import { lotEndsIn } from './database';
import { touching as hands } from './hands';
import { mailTo } from './mailbox';
import { enter, member, open, phone } from './matching-support';
import { agreeToAll, joinAndSignIn, writeAddress } from './shop-support';
import { expect, ready, signedIn, test } from './support';

test.use(inFull);

/** A sale, and a member with a paddle who looks at its first lot. */
const withBidder = async (browser: Browser, office: Page, title: string, username = 'member') => {
  await signedIn(office, 'admin');
  const sale = await startSale(office, title);
  const bidder = await member(browser, username);
  await takePaddle(bidder, sale);
  await bidder.goto(lotPath(sale));
  await ready(bidder);
  await expect(bidder.getByRole('textbox', { name: /최고 한도/ })).toBeVisible();
  return { sale, bidder };
};

/** Types a word as a Korean keyboard does, up to its last syllable that is still being put together. */
const composing = async (page: Page, ...states: string[]) => {
  const keys = await page.context().newCDPSession(page);
  for (const text of states)
    await keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  return keys;
};

test('an Enter that only puts a syllable together does not search, the next one does', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const start of ['/', '/auction-search']) {
    await page.goto(start);
    await ready(page);
    const field = page.locator(start === '/' ? 'header' : 'main').getByRole('searchbox');
    await field.click();
    const keys = await composing(page, '달항아ㄹ', '달항아리');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(300);
    await expect(page).toHaveURL(start);
    await keys.send('Input.insertText', { text: '달항아리' });
    await expect(field).toHaveValue('달항아리');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/auction-search/${encodeURIComponent('달항아리')}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('달항아리');
  }
});

test('the side menu names what is auctioned now, and keeps the focus until it is closed', async ({ page, browser }) => {
  await signedIn(page, 'admin');
  const sale = await startSale(page, '옆문 경매', { closeAt: new Date(Date.now() + 3_600_000 * 1.5).toISOString() });
  const context = await browser.newContext(phone);
  const visitor = await context.newPage();
  await visitor.goto('/guide');
  await ready(visitor);
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

test('a paddle is taken under the terms, and the first bid leads', async ({ page, browser }) => {
  await signedIn(page, 'admin');
  const sale = await startSale(page, '문턱 경매');
  const bidder = await enter(browser, 'member', lotPath(sale));
  await bidder.getByRole('button', { name: '패들 신청하기' }).click();
  await expect(bidder.getByText('약관에 동의해 주세요.')).toBeVisible();
  await bidder.getByRole('checkbox', { name: /경매 약관에 동의/ }).check();
  await bidder.getByRole('button', { name: '패들 신청하기' }).click();

  await offer(bidder, '직접 응찰', '105000');
  await expect(bidder.getByText(/10,000원 단위로/)).toBeVisible();
  await offer(bidder, '직접 응찰', '20만');
  const dialog = bidder.getByRole('dialog');
  await expect(dialog).toContainText('확인하면 취소할 수 없습니다');
  // 200,000 with 18 % on top and VAT on that.
  await expect(dialog).toContainText('239,600원');
  await confirm(bidder);
  await expect(bidder.getByRole('status').filter({ hasText: '최고 응찰자가 되셨습니다' })).toBeVisible();
  await expect(bidder.getByText('지금 최고가로 응찰하고 계십니다')).toBeVisible();

  // Whoever leads only raises their own limit.
  await bidder.getByRole('textbox', { name: /최고 한도/ }).fill('300,000');
  await bidder.getByRole('button', { name: '한도 올리기' }).click();
  await confirm(bidder);
  await expect(bidder.getByText('한도를 300,000원까지 올렸습니다.')).toBeVisible();
  expect((await bidsOn(bidder, sale)).bids.map(({ price }) => price)).toEqual([200_000]);
  await bidder.context().close();
});

test('whoever has just joined finds a lot, bids into an extension, wins it and pays, all on a phone', async ({
  page,
  browser,
}) => {
  test.slow();
  const stamp = Date.now().toString(36);
  const newcomer = { name: '한별이', username: `w${stamp}`, email: `winner-${stamp}@example.com` };
  await signedIn(page, 'admin');
  const sale = await startSale(page, `달무리 ${stamp}`);
  const [lot] = sale.lots;
  const rival = await member(browser, 'member');
  await takePaddle(rival, sale);
  const winner = await open(browser, { ...phone, hasTouch: true });
  const main = winner.locator('main');
  const settled = () => ready(winner);

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

  await lotEndsIn(lot?._id ?? '', 40);
  for (const bidder of [winner, rival]) {
    await bidder.goto(lotPath(sale));
    await ready(bidder);
  }
  await expect(winner.getByRole('timer').first()).toHaveText(/^00:[0-3]\d$/);
  await offer(rival, '직접 응찰', '150,000');
  await confirm(rival);
  await expect(rival.getByText(/최고 응찰자가 되셨습니다/)).toBeVisible();
  await expect(rival.getByText(/마감이 .*로 늘어났습니다/)).toBeVisible();
  await expect(winner.getByRole('region', { name: '응찰 정보' })).toContainText('150,000원');
  await expect(winner.getByText(/마감이 .*로 늘어났습니다/)).toBeVisible();

  await offer(winner, '자동 응찰', '300,000', hands);
  await confirm(winner, hands);
  await expect(winner.getByText(/최고 응찰자가 되셨습니다/)).toBeVisible();
  await expect(rival.getByRole('alert').filter({ hasText: '방금 더 높은 응찰' })).toContainText('170,000원부터');
  await expect(rival.getByText('다른 분이 더 높게 응찰했습니다')).toBeVisible();

  // What was tried meanwhile is answered with what it takes by now.
  await offer(rival, '직접 응찰', '200,000');
  await confirm(rival);
  await expect(rival.getByText(/다른 분의 한도가 더 높거나/)).toBeVisible();

  await lotEndsIn(lot?._id ?? '', 0);
  for (const bidder of [winner, rival]) await bidder.reload();
  await expect(winner.getByText('축하합니다. 낙찰받으셨습니다')).toBeVisible({ timeout: 20_000 });
  await expect(winner.getByRole('table').filter({ hasText: '낙찰 수수료' })).toContainText('합계');
  await expect(rival.getByText('이번에는 낙찰받지 못하셨습니다')).toBeVisible({ timeout: 20_000 });
  await rival.context().close();
  expect((await mailTo(newcomer.email, /낙찰/)).text).toContain(lot?.title);

  await settled();
  await hands.press(main.getByRole('link', { name: '주문에서 결제하기' }));
  await expect(winner).toHaveURL(/\/my\/orders\/\w+$/);
  // 210,000 with 18 % on top and VAT on that.
  const pay = main.getByRole('button', { name: '251,580원 결제하기' });
  await hands.press(pay);
  await expect(main.getByRole('textbox', { name: /^우편번호/ })).toHaveAttribute('aria-invalid', 'true');
  await writeAddress(winner);
  await agreeToAll(winner);
  await hands.press(pay);
  await expect(main.getByRole('status').filter({ hasText: '주문이 접수되었습니다' })).toBeVisible();
  await expect(main.getByText('입금 계좌')).toBeVisible();
  await expect(main.getByText('서울특별시 중구 세종대로 110')).toBeVisible();
  expect(await barriers(winner, { seriousOnly: true })).toEqual([]);
  expect(await scrollsSideways(winner)).toBe(false);

  await page.goto(`/console/shop/orders/${new URL(winner.url()).pathname.split('/').at(-1)}`);
  await page.getByRole('button', { name: '입금 확인' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '입금 확인' }).click();
  await expect(page.getByRole('button', { name: '배송 준비 시작' })).toBeVisible();
  expect((await mailTo(newcomer.email, /결제가 완료/)).text).toContain('251,580');
  await winner.reload();
  await expect(main.getByText('결제 완료', { exact: true }).first()).toBeVisible();
  await winner.goto('/my/bids');
  const won = winner.getByRole('article').filter({ hasText: lot?.title });
  await expect(won).toContainText('낙찰');
  await expect(won).toContainText('결제 완료');
  await winner.context().close();
});

test('pressed twice, a bid is one bid', async ({ page, browser }) => {
  const { sale, bidder } = await withBidder(browser, page, '두 번 누른 경매');
  await offer(bidder, '직접 응찰', '200,000');
  await bidder.getByRole('dialog').getByRole('button', { name: '응찰 확인' }).dblclick();
  await expect(bidder.getByText(/최고 응찰자가 되셨습니다/)).toBeVisible();
  expect((await bidsOn(bidder, sale)).total).toBe(1);
  await bidder.context().close();
});

test('a bid whose answer is lost is found out by itself, and is one bid', async ({ page, browser }) => {
  const { sale, bidder } = await withBidder(browser, page, '끊긴 경매');
  let lost = 0;
  await bidder.route('**/bids', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await offer(bidder, '직접 응찰', '200,000');
  await confirm(bidder);
  await expect(bidder.getByText(/접수되었는지 확인하고 있습니다/)).toBeVisible();
  await expect(bidder.getByText(/최고 응찰자가 되셨습니다/)).toBeVisible();
  expect([lost, (await bidsOn(bidder, sale)).total]).toEqual([1, 1]);
  await bidder.context().close();
});

test('a bid that stays unsure says so through a reload, and is found out by hand', async ({ page, browser }) => {
  const { sale, bidder } = await withBidder(browser, page, '불확실한 경매');
  let arrived = false;
  await bidder.route('**/bids', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    if (!arrived) await route.fetch();
    arrived = true;
    return route.abort('connectionreset');
  });
  await offer(bidder, '직접 응찰', '200,000');
  await confirm(bidder);
  await expect(bidder.getByText('응찰이 접수되었는지 아직 모릅니다')).toBeVisible({ timeout: 20_000 });
  await expect(bidder.getByRole('textbox', { name: /최고 한도/ })).toBeHidden();

  await bidder.unroute('**/bids');
  await bidder.reload();
  await expect(bidder.getByText('응찰이 접수되었는지 아직 모릅니다')).toBeVisible();
  await bidder.getByRole('button', { name: '접수되었는지 확인' }).click();
  await expect(bidder.getByText(/최고 응찰자가 되셨습니다/)).toBeVisible();
  expect((await bidsOn(bidder, sale)).total).toBe(1);
  await bidder.context().close();
});

test('a clock that is five minutes fast changes nothing about what is left', async ({ page, browser }) => {
  await signedIn(page, 'admin');
  const sale = await startSale(page, '빠른 시계');
  await lotEndsIn(sale.lots[0]?._id ?? '', 600);
  const end = Date.now() + 600_000;
  const context = await browser.newContext(phone);
  const visitor = await context.newPage();
  await visitor.clock.setSystemTime(Date.now() + 300_000);
  await visitor.goto(lotPath(sale));
  await ready(visitor);
  const timer = visitor.getByRole('timer').first();
  await expect(timer).toHaveText(/^0?\d:\d\d$/);
  const [minutes = 0, seconds = 0] = ((await timer.textContent()) ?? '').split(':').map(Number);
  const left = (end - Date.now()) / 1000;
  expect(Math.abs(minutes * 60 + seconds - left)).toBeLessThan(4);
  await context.close();
});

test('pictures, history and search can be used without script', async ({ page, browser }) => {
  await signedIn(page, 'admin');
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
  await visitor.goto(lotPath(sale));
  await expect(visitor.getByRole('region', { name: '응찰 정보' })).toContainText('100,000원');
  await expect(visitor.getByText('아직 응찰이 없습니다.')).toBeVisible();
  await context.close();
});
