import type { Locator } from '@playwright/test';
import { findViolations, hasHorizontalScroll } from './axe';
import { callConsole, callMember, createPicture, moveByKeyboard } from './console-support';
import { addCategory, addOrder, addProduct, chooseFiles } from './console-trade-support';
import { openSignedInPage } from './matching-support';
import { expect, signInByApi, test, watchRequests } from './support';

test.use({ viewport: { width: 1440, height: 900 } });

const save = { name: '저장', exact: true } as const;

type Tree = { categories: { _id: string; _parent: string | null; order: number }[] };

test('categories are reordered by pointer, by keyboard and by buttons', async ({ page }) => {
  await signInByApi(page, 'admin');
  const ids: string[] = [];
  for (const name of ['여정 하나', '여정 둘', '여정 셋']) ids.push(await addCategory(page, name));
  const [one, two, three] = ids;
  const stored = async () => {
    const { categories } = await callConsole<Tree>(page, 'GET', '/shop/categories?limit=100&sort=order');
    return categories.filter(({ _id }) => ids.includes(_id)).map(({ _id, _parent }) => [_id, _parent]);
  };
  /** After each move the page reads the tree again. */
  const expectStored = async (expected: (string | null | undefined)[][]) => {
    await expect.poll(stored).toEqual(expected);
    await requests.complete();
  };
  const requests = watchRequests(page);
  await page.goto('/console/shop/categories');
  const handle = (name: string) => page.getByRole('button', { name: `${name} 순서 바꾸기` });
  const saved = page.getByText('카테고리 순서를 저장했습니다.');

  // By pointer: a row is dragged to the right, so that it becomes a child of the row above.
  await handle('여정 둘').scrollIntoViewIfNeeded();
  const from = await handle('여정 둘').boundingBox();
  if (!from) throw new Error('The handle is not shown');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 10, { steps: 4 });
  await page.mouse.move(from.x + 42, from.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect(saved.last()).toBeVisible();
  await expectStored([
    [one, null],
    [two, one],
    [three, null],
  ]);

  // By keyboard: pick up, move one level out, drop.
  await page.reload();
  await moveByKeyboard(handle('여정 둘'), 'ArrowLeft', '1단계');
  await expectStored([
    [one, null],
    [two, null],
    [three, null],
  ]);

  // By buttons.
  await page.getByRole('button', { name: '여정 셋 위로' }).click();
  await expectStored([
    [one, null],
    [three, null],
    [two, null],
  ]);
  await page.getByRole('button', { name: '여정 셋 한 단계 안으로' }).click();
  await expectStored([
    [one, null],
    [three, one],
    [two, null],
  ]);
  for (const id of [three, two, one]) await callConsole(page, 'DELETE', `/shop/categories/${id}`);
});

test('a product gets pictures, options and delivery terms', async ({ page }) => {
  await signInByApi(page, 'admin');
  const category = await addCategory(page, '여정 가구');
  const id = await addProduct(page, '여정 의자', category);
  await page.goto(`/console/shop/products/${id}`);
  await page.getByRole('tab', { name: '가격과 재고' }).click();
  await page.getByRole('spinbutton', { name: /할인가/ }).fill('24000');
  await page.getByRole('tab', { name: '배송' }).click();
  await page.getByRole('combobox', { name: '배송비 방식' }).click();
  await page.getByRole('option', { name: '고정' }).click();
  await page.getByRole('spinbutton', { name: /배송비/ }).fill('3500');
  await page.getByRole('tab', { name: '사진', exact: true }).click();
  const panel = page.getByRole('tabpanel', { name: '사진', exact: true });
  await chooseFiles(panel, [
    await createPicture(page, 'crimson', 600, 600),
    await createPicture(page, 'navy', 600, 600),
  ]);
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await panel.getByRole('button', { name: '2번째 파일 위로' }).click();
  await expect(panel.getByRole('listitem').first()).toContainText('navy');
  await page.getByRole('button', save).click();
  await expect(page.getByText('저장했습니다').last()).toBeVisible();

  type Stored = {
    shopProduct: { priceNow: number; shipping: object; images: { name: string }[] };
  };
  const { shopProduct } = await callConsole<Stored>(page, 'GET', `/shop/products/${id}`);
  expect(shopProduct.priceNow).toBe(24_000);
  expect(shopProduct.shipping).toMatchObject({ type: 'FLAT', fee: 3500 });
  expect(shopProduct.images.map(({ name }) => name.replace(/\.\w+$/, ''))).toEqual(['navy', 'crimson']);
  await callConsole(page, 'DELETE', `/shop/products/${id}`);
});

test('an order is paid, prepared, shipped, refunded and exchanged; its history lists every step', async ({
  page,
  browser,
}) => {
  await signInByApi(page, 'admin');
  const category = await addCategory(page, '여정 식탁');
  const products = [await addProduct(page, '여정 접시', category), await addProduct(page, '여정 컵', category)];
  const buyer = await openSignedInPage(browser, 'member');
  const { _id, orderNo } = await addOrder(buyer, products);

  await page.goto(`/console/shop/orders?filter=${encodeURIComponent(JSON.stringify({ q: orderNo }))}`);
  await page.getByRole('link', { name: orderNo }).click();
  await page.getByRole('button', { name: '입금 확인' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '입금 확인' }).click();
  const prepare = page.getByRole('button', { name: '배송 준비 시작' });
  await expect(prepare).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/console/shop/orders', (route) => released.then(() => route.continue()));
  await prepare.click();
  // Waits until it is done, because the buttons below then move up.
  for (const name of ['발송', '전체 환불'])
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  release();
  await page.getByRole('button', { name: '발송', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '송장 번호' }).fill('6012-3456-7890');
  await dialog.getByRole('button', { name: '발송', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('CJ대한통운 6012-3456-7890').first()).toBeVisible();
  await page.getByRole('button', { name: '배송 완료 처리' }).click();
  await expect(page.getByText('배송 완료', { exact: true }).first()).toBeVisible();

  // One order line is returned.
  await page.getByRole('button', { name: '여정 컵 환불' }).click();
  await dialog.getByRole('textbox', { name: '사유' }).fill('포장이 상했습니다');
  await dialog.getByRole('button', { name: '환불', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: '환불' })).toContainText('포장이 상했습니다');
  await expect(page.getByRole('region', { name: '진행 이력' })).toContainText('배송 준비');

  // The other one is exchanged at the request of its buyer.
  type Delivered = { order: { lines: { _id: string; status: string; version: number }[] } };
  const { lines } = (await callMember<Delivered>(buyer, 'GET', `/me/orders/${_id}`)).order;
  const kept = lines.find(({ status }) => status === 'DELIVERED');
  const exchange = { action: 'EXCHANGE', reason: '다른 색으로 바꾸고 싶습니다', version: kept?.version };
  await callMember(buyer, 'PUT', `/me/purchases/${kept?._id}`, exchange);
  await page.reload();
  await expect(page.getByText('다른 색으로 바꾸고 싶습니다').first()).toBeVisible();
  await page.getByRole('button', { name: '승인', exact: true }).click();
  await dialog.getByRole('textbox', { name: '사유' }).fill('새 상품을 보내 드립니다');
  await dialog.getByRole('button', { name: '승인', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('교환 완료', { exact: true }).first()).toBeVisible();

  type Stored = { order: { amounts: { paid: number; refunded: number }; lines: { status: string }[] } };
  const { order } = await callConsole<Stored>(page, 'GET', `/shop/orders/${_id}`);
  expect(order.amounts).toMatchObject({ paid: 60_000, refunded: 30_000 });
  expect(order.lines.map(({ status }) => status).sort()).toEqual(['EXCHANGED', 'RETURNED']);
});

test('a request of a buyer is decided, and the buyer sees the reason', async ({ page, browser }) => {
  await signInByApi(page, 'admin');
  const category = await addCategory(page, '여정 조명');
  const product = await addProduct(page, '여정 등불', category);
  const buyer = await openSignedInPage(browser, 'member');
  const { _id } = await addOrder(buyer, [product]);
  await page.goto(`/console/shop/orders/${_id}`);
  await page.getByRole('button', { name: '입금 확인' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '입금 확인' }).click();
  await expect(page.getByRole('button', { name: '배송 준비 시작' })).toBeVisible();

  type Own = { order: { version: number; lines: { _id: string; version: number; request: { reject: string } }[] } };
  const ask = async () => {
    const { order } = await callMember<Own>(buyer, 'GET', `/me/orders/${_id}`);
    const [line] = order.lines;
    await callMember(buyer, 'PUT', `/me/purchases/${line?._id}`, {
      action: 'CANCEL',
      reason: '색이 다릅니다',
      version: line?.version,
    });
  };
  await ask();
  await page.reload();
  await expect(page.getByText('색이 다릅니다').first()).toBeVisible();
  // On a phone, too, it can be answered without going past the memo and what is only read.
  await page.setViewportSize({ width: 390, height: 844 });
  const getTop = async (target: Locator) => (await target.boundingBox())?.y ?? Number.NaN;
  const isAbove = async (one: Locator, other: Locator) => (await getTop(one)) < (await getTop(other));
  const refuse = page.getByRole('button', { name: '거절', exact: true });
  // The columns follow the width a moment later.
  await expect.poll(() => isAbove(refuse, page.getByRole('region', { name: '진행 이력' }))).toBe(true);
  expect(await isAbove(refuse, page.getByRole('textbox', { name: '메모' }))).toBe(true);
  expect(await findViolations(page)).toEqual([]);
  expect(await hasHorizontalScroll(page)).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: '거절', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '사유' }).fill('이미 포장했습니다');
  await dialog.getByRole('button', { name: '거절', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const { order } = await callMember<Own>(buyer, 'GET', `/me/orders/${_id}`);
  expect(order.lines[0]?.request.reject).toBe('이미 포장했습니다');

  await ask();
  await page.reload();
  await page.getByRole('button', { name: '승인', exact: true }).click();
  await dialog.getByRole('textbox', { name: '사유' }).fill('취소해 드립니다');
  await dialog.getByRole('button', { name: '승인', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: '환불' })).toContainText('취소해 드립니다');
});

test('the dashboard figures link to what they count, and sales are shown as a table', async ({ page }) => {
  await signInByApi(page, 'admin');
  await page.goto('/console/dashboard');
  const unpaid = page.getByRole('link', { name: /^입금 대기/ });
  await expect(unpaid).toBeVisible();
  const count = async (path: string) => (await callConsole<{ total: number }>(page, 'GET', path)).total;
  await expect(unpaid).toContainText(String(await count('/shop/orders?status=PENDING_PAYMENT')));
  await unpaid.click();
  await expect(page.getByRole('tab', { name: /^입금 대기/ })).toHaveAttribute('aria-selected', 'true');

  await page.goto('/console');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format();
  const ending = page.getByRole('link', { name: /^오늘 마감하는 출품작/ });
  await expect(ending).toContainText(String(await count(`/auction/works?day=${today}`)));
  await ending.click();
  const day = page.getByLabel('마감일', { exact: true });
  await expect(day).toHaveValue(today);
  await page.getByRole('button', { name: '이 필터 제거' }).click();
  await expect(day).toHaveCount(0);
  expect(decodeURIComponent(page.url())).not.toContain(today);

  await page.goto('/console');
  const open = page.getByRole('link', { name: /^답변 대기 상품 문의/ });
  await expect(open).toContainText(String(await count('/shop/inquiries?answered=false')));
  await open.click();
  await expect(page.getByRole('tab', { name: '답변 대기' })).toHaveAttribute('aria-selected', 'true');

  await page.goto('/console');
  const chart = page.getByRole('slider', { name: '일별 매출', exact: true });
  await chart.focus();
  await page.keyboard.press('End');
  await expect(chart).toHaveAttribute('aria-valuetext', /주문 \d+건/);
  await page.getByRole('button', { name: '일별 매출: 표로 보기', exact: true }).click();
  await expect(page.getByRole('table', { name: '일별 매출', exact: true }).getByRole('row')).toHaveCount(32);
});

test('a member gets points and a coupon, and asks about a product', async ({ page, browser }) => {
  await signInByApi(page, 'admin');
  const { users } = await callConsole<{ users: { _id: string; username: string }[] }>(page, 'GET', '/users?q=member');
  await page.goto(`/console/users/${users.find(({ username }) => username === 'member')?._id}`);
  await page.getByRole('tab', { name: '포인트' }).click();
  await page.getByRole('button', { name: '포인트 지급' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton', { name: '포인트' }).fill('1200');
  await dialog.getByRole('textbox', { name: '내용' }).fill('여정 감사 포인트');
  await dialog.getByRole('button', { name: '포인트 지급' }).click();
  await expect(page.getByRole('list', { name: '포인트 내역' })).toContainText('여정 감사 포인트');

  const { coupon } = await callConsole<{ coupon: { _id: string } }>(page, 'POST', '/shop/coupons', {
    name: { ko: '여정 쿠폰' },
    kind: 'AMOUNT',
    value: 1000,
    startAt: new Date(Date.now() - 60_000).toISOString(),
    endAt: new Date(Date.now() + 86_400_000).toISOString(),
  });
  await page.goto(`/console/shop/coupons/${coupon._id}`);
  await page.getByRole('button', { name: '발급' }).click();
  await dialog.getByRole('combobox', { name: '회원' }).fill('member');
  await page.getByRole('option', { name: /\(member\)/ }).click();
  await dialog.getByRole('button', { name: '발급' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: '받은 회원' })).toContainText('(member)');

  const asking = await openSignedInPage(browser, 'member');
  const { inquiry } = await callMember<{ inquiry: { _id: string } }>(asking, 'POST', '/me/inquires', {
    subject: '여정 문의',
    content: '언제 다시 들어오나요?',
  });
  await page.goto(`/console/shop/inquiries/${inquiry._id}`);
  await page.getByRole('textbox', { name: '답변' }).fill('다음 주에 들어옵니다.');
  await page.getByRole('button', save).click();
  await expect(page.getByText('저장했습니다').last()).toBeVisible();
  type Asked = { inquiries: { _id: string; answer: { content: string } | null }[] };
  const { inquiries } = await callMember<Asked>(asking, 'GET', '/me/inquires');
  expect(inquiries.find(({ _id }) => _id === inquiry._id)?.answer?.content).toBe('다음 주에 들어옵니다.');
});

test('a coupon that ends at 00:00 is valid to the end of that day', async ({ page }) => {
  await signInByApi(page, 'admin');
  const created = await callConsole<{ coupon: { _id: string } }>(page, 'POST', '/shop/coupons', {
    name: { ko: '자정 쿠폰' },
    kind: 'AMOUNT',
    value: 1000,
    startAt: '2099-03-01T00:00:00.000Z',
    endAt: '2099-03-02T03:00:00.000Z',
  });
  const id = created.coupon._id;
  await page.goto(`/console/shop/coupons/${id}`);
  const end = page.locator('input[name="endAt"]');
  await expect(end).toHaveValue('2099-03-02T12:00');
  await end.fill('2099-03-05T00:00');
  await page.getByRole('button', save).click();
  await expect(page.getByText('저장했습니다').last()).toBeVisible();
  const { coupon } = await callConsole<{ coupon: { endAt: string } }>(page, 'GET', `/shop/coupons/${id}`);
  expect(coupon.endAt).toBe('2099-03-05T15:00:00.000Z');
  await expect(end).toHaveValue('2099-03-05T00:00');
  await page.goto('/console/shop/coupons');
  await expect(page.getByRole('row', { name: /자정 쿠폰/ })).toContainText('2099-03-05 24:00');
  await callConsole(page, 'DELETE', `/shop/coupons/${id}`);
});

test('a selection of orders without a common next status says why', async ({ page }) => {
  await signInByApi(page, 'admin');
  type Orders = { orders: { orderNo: string; next: string[] }[] };
  const { orders } = await callConsole<Orders>(page, 'GET', '/shop/orders?limit=25&sort=-placedAt');
  const steps = ({ next }: Orders['orders'][number]) => next.filter((status) => status !== 'SHIPPED');
  const pairs = orders.flatMap((one) => orders.map((other) => [one, other] as const));
  const pair = pairs.find(
    ([one, other]) => steps(one).length > 0 && steps(one).every((status) => !steps(other).includes(status)),
  );
  if (!pair) throw new Error('The seed has no orders without a common step');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/console/shop/orders');
  const rows = page.locator('tbody tr');
  const [one, other] = pair.map(({ orderNo }) => rows.filter({ hasText: orderNo }).getByRole('checkbox'));
  await one?.check();
  expect(await findViolations(page)).toEqual([]);
  const notice = page.getByRole('status').filter({ hasText: '다음 상태가 없습니다' });
  await expect(notice).toHaveCount(0);
  await other?.check();
  await expect(notice).toBeVisible();
  await other?.uncheck();
  await expect(notice).toHaveCount(0);
});
