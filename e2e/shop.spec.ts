import type { Page } from '@playwright/test';
import { findViolations, hasHorizontalScroll } from './axe';
import { fullRendering } from './browser';
import { startCardProvider } from './card-provider';
import { callConsole, callMember, createPicture } from './console-support';
import { touch as hands } from './input-methods';
import { waitForMail } from './mailbox';
import { getDialog, openPage, phone } from './matching-support';
import {
  agreeToAll,
  createCategory,
  createProduct,
  fillAddress,
  grantRequest,
  joinAndSignIn,
  type Product,
  setOrderStatus,
  shipOrder,
} from './shop-support';
import { expect, signInByApi, test, waitForFonts, waitUntilHydrated, waitUntilReady } from './support';

test.use(fullRendering);

test.describe.configure({ mode: 'serial' });

const stamp = Date.now().toString(36);
const buyer = { name: '서정원', username: `s${stamp}`, email: `shopper-${stamp}@example.com` };
const goods = { cup: `여명 찻잔 ${stamp}`, bowl: `고요 그릇 ${stamp}` };
const category = `journey-${stamp}`;

let office: Page;
let shopper: Page;
let cup: Product;
let bowl: Product;

test.beforeAll(async ({ browser }) => {
  office = await openPage(browser, { locale: 'ko-KR', viewport: { width: 1440, height: 900 } });
  shopper = await openPage(browser, { ...phone, hasTouch: true });
  await signInByApi(office, 'admin');
  const shelf = await createCategory(office, category, `찻자리 ${stamp}`);
  cup = await createProduct(office, shelf, `CUP-${stamp}`, {
    name: { ko: goods.cup, en: `Dawn cup ${stamp}`, cn: `黎明茶杯 ${stamp}` },
    price: 20_000,
    salePrice: 16_000,
    pointRate: 5,
    maxQty: 5,
  });
  bowl = await createProduct(office, shelf, `BOWL-${stamp}`, {
    name: { ko: goods.bowl, en: `Calm bowl ${stamp}`, cn: `静碗 ${stamp}` },
    price: 30_000,
    options: [
      { key: 'white', name: { ko: '백자' }, addPrice: 0, stock: 5 },
      { key: 'celadon', name: { ko: '청자' }, addPrice: 5000, stock: 0 },
    ],
  });
  await callConsole(office, 'POST', '/shop/coupons', {
    name: { ko: `첫 주문 ${stamp}` },
    code: couponCode,
    kind: 'AMOUNT',
    value: 2000,
    startAt: new Date(Date.now() - 60_000).toISOString(),
    endAt: new Date(Date.now() + 86_400_000).toISOString(),
    enabled: true,
  });
});

// The page of the office renews nothing, and a token is valid for ten minutes.
test.beforeEach(() => signInByApi(office, 'admin'));

test.afterAll(async () => {
  await shopper?.context().close();
  await office?.context().close();
});

/** Without characters that are easily confused. */
const couponCode = `TEA-${Array.from({ length: 6 }, () => 'ABCDEFGHJK'[Math.floor(Math.random() * 10)]).join('')}`;

const visit = async (path: string) => {
  await shopper.goto(path);
  await waitUntilHydrated(shopper);
};
const button = (name: string | RegExp) => shopper.getByRole('button', { name, exact: typeof name === 'string' });
const link = (name: string | RegExp) =>
  shopper.locator('main').getByRole('link', { name, exact: typeof name === 'string' });
const field = (name: RegExp) => shopper.getByRole('textbox', { name }).first();
const orderId = () => new URL(shopper.url()).pathname.split('/').at(-1) ?? '';

/** Checks that the page has no accessibility violations and does not scroll sideways. */
const checkPage = async () => {
  // A dialog that was just closed fades out first.
  await expect(shopper.locator('dialog > div')).toHaveCount(0);
  expect(await hasHorizontalScroll(shopper)).toBe(false);
  expect(await findViolations(shopper)).toEqual([]);
};

test('the shop can be read and searched without scripts', async ({ browser }) => {
  const page = await openPage(browser, { ...phone, javaScriptEnabled: false });
  await page.goto(`/shop?category=${category}`);
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`찻자리 ${stamp}`);
  await expect(main.getByRole('link', { name: goods.cup })).toBeVisible();
  await main.getByText('조건으로 찾기').click();
  await main.getByRole('searchbox', { name: '상품 이름' }).fill('고요');
  await main.getByRole('button', { name: '찾기' }).click();
  await expect(page).toHaveURL(/category=.*q=/);
  await expect(main.getByRole('link', { name: goods.bowl })).toBeVisible();
  await expect(main.getByRole('link', { name: goods.cup })).toHaveCount(0);
  await main.getByRole('link', { name: goods.bowl }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(goods.bowl);
  await expect(main.getByRole('table')).toContainText('제조국');
  const told = (await page.locator('script[type="application/ld+json"]').allTextContents())
    .map((text) => JSON.parse(text) as { '@type': string })
    .find((thing) => thing['@type'] === 'Product');
  expect(told).toMatchObject({
    '@type': 'Product',
    name: goods.bowl,
    offers: { price: 30_000, priceCurrency: 'KRW', availability: 'https://schema.org/InStock' },
  });
  await page.context().close();
});

test('a visitor fills the cart, joins with a code from a mail, and has the cart at the checkout', async () => {
  await visit(`/shop?category=${category}`);
  await checkPage();
  await hands.press(link(goods.cup));
  await expect(shopper.getByRole('heading', { level: 1, name: goods.cup })).toBeVisible();
  await expect(shopper.getByText('20% 할인').first()).toBeAttached();
  await checkPage();
  await hands.press(button('하나 늘리기'));
  // The bar of a phone says what became of it, wherever the reader is on the page.
  await shopper.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await hands.press(button('장바구니'));
  await expect(shopper.getByText('장바구니에 담았습니다.')).toBeInViewport();
  await checkPage();
  await expect(shopper.locator('header').getByRole('link', { name: '장바구니 1' })).toBeVisible();

  // Delivery costs 3,000 below 50,000, and a visitor sees it too.
  await visit('/shop/cart');
  const sum = shopper.getByRole('complementary', { name: '주문 금액' });
  await expect(sum).toContainText('3,000원');
  await expect(sum).toContainText('35,000원');

  // A sold-out option is disabled, and an option is required: the reader is led to the options.
  await visit(`/shop/products/${bowl._id}`);
  await expect(shopper.getByRole('radio', { name: /청자/ })).toBeDisabled();
  await hands.press(button('장바구니'));
  await expect(shopper.getByText('옵션을 골라 주세요.')).toBeInViewport();
  await expect(shopper.getByRole('radio', { name: /백자/ })).toBeFocused();
  await shopper.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(shopper.getByText('옵션을 골라 주세요.')).not.toBeInViewport();
  await hands.press(button('바로 구매'));
  await expect(shopper.getByText('옵션을 골라 주세요.')).toBeInViewport();
  await shopper.getByRole('radio', { name: /백자/ }).check();
  await hands.press(button('장바구니'));
  await hands.press(link('장바구니 보기'));
  await expect(shopper.getByRole('listitem').filter({ hasText: goods.cup })).toContainText('32,000원');
  await expect(shopper.getByRole('listitem').filter({ hasText: goods.bowl })).toContainText('백자');
  await checkPage();
  await shopper.reload();
  await expect(shopper.getByText('62,000원').first()).toBeVisible();
  await expect(sum).toContainText('무료');

  await hands.press(link('로그인하고 주문하기'));
  await joinAndSignIn(shopper, buyer);
  await expect(shopper).toHaveURL(/\/shop\/checkout$/);
  await expect(shopper.locator('main')).toContainText(goods.cup);
  await expect(shopper.locator('main')).toContainText(goods.bowl);
  await checkPage();
});

test('a coupon and points reduce the total, and a changed price is shown before the order', async () => {
  const { user } = await callMember<{ user: { _id: string } }>(shopper, 'GET', '/me');
  await callConsole(office, 'POST', '/shop/points', { _user: user._id, amount: 1500, memo: '첫인사' });
  await visit('/my/coupons');
  // A wrong code is said at its field.
  await hands.write(field(/^쿠폰 번호/), 'TEA-ZZZZZZ');
  await hands.press(button('등록하기'));
  await expect(field(/^쿠폰 번호/)).toBeFocused();
  await expect(field(/^쿠폰 번호/)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(/^쿠폰 번호/)).toHaveAccessibleDescription(/없는 쿠폰 번호입니다/);
  await field(/^쿠폰 번호/).press('Backspace');
  await expect(field(/^쿠폰 번호/)).not.toHaveAttribute('aria-invalid', 'true');
  await expect(shopper.locator('main').getByRole('alert')).toHaveCount(0);
  await hands.write(field(/^쿠폰 번호/), couponCode.toLowerCase());
  await hands.press(button('등록하기'));
  await expect(shopper.getByText(`‘첫 주문 ${stamp}’ 쿠폰을 등록했습니다.`)).toBeVisible();
  await checkPage();
  await visit('/my/points');
  await expect(shopper.getByText('1,500점').first()).toBeVisible();
  await expect(shopper.getByText('첫인사')).toBeVisible();
  await checkPage();

  // The button to the checkout stays where it is when the amounts arrive, and they are asked for again when they do not.
  const quote = '**/api/v1/me/orders/quote';
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await shopper.route(quote, async (route) => {
    await answered;
    await route.continue();
  });
  const asked = shopper.waitForRequest(quote);
  await visit('/shop/cart');
  await waitForFonts(shopper);
  const placeOf = async () => (await link('주문하기').boundingBox())?.y;
  const before = await placeOf();
  await asked;
  answer();
  await expect(shopper.getByText(/구매 확정 시 [\d,]+점 적립/)).toBeVisible();
  expect(await placeOf()).toBe(before);
  await shopper.unroute(quote);
  await shopper.route(quote, (route) =>
    route.fulfill({ status: 503, json: { code: 'overloaded', message: '바쁩니다.' } }),
  );
  await hands.press(link('주문하기'));
  await expect(shopper.getByText('바쁩니다.')).toBeVisible();
  await shopper.unroute(quote);
  await hands.press(button('다시 시도'));
  await hands.press(shopper.getByRole('radio', { name: new RegExp(`첫 주문 ${stamp}`) }));
  await hands.press(button('모두 사용'));
  await fillAddress(shopper);
  await agreeToAll(shopper);
  // 32,000 + 30,000 − 2,000 − 1,500, with free delivery from 50,000.
  await expect(button('58,500원 주문하기')).toBeVisible();

  const { shopProduct } = await callConsole<{ shopProduct: Product }>(office, 'GET', `/shop/products/${cup._id}`);
  await callConsole(office, 'PUT', `/shop/products/${cup._id}`, { salePrice: 17_000, version: shopProduct.version });
  await hands.press(button('58,500원 주문하기'));
  await expect(
    shopper.getByText('결제 금액이 58,500원에서 60,500원으로 바뀌었습니다.', { exact: false }),
  ).toBeVisible();
  await hands.press(button('60,500원 주문하기'));
  await expect(shopper).toHaveURL(/\/my\/orders\/.+placed=true/);
  await expect(shopper.getByText('주문이 접수되었습니다')).toBeVisible();
  await expect(shopper.getByText('입금 계좌')).toBeVisible();
  await checkPage();
  await waitForMail(buyer.email, /주문/);
  await visit('/shop/cart');
  await expect(shopper.getByText('장바구니가 비어 있습니다')).toBeVisible();
});

test('the firm confirms the payment and ships; the buyer returns one item, confirms and reviews the other', async () => {
  await visit('/my/orders');
  await hands.press(
    link(new RegExp(goods.cup))
      .or(link(new RegExp(goods.bowl)))
      .first(),
  );
  await expect(shopper).toHaveURL(/\/my\/orders\/[^/?]+$/);
  const id = orderId();
  await setOrderStatus(office, id, 'PAID');
  await setOrderStatus(office, id, 'PREPARING');
  await shipOrder(office, id, '1234567890');
  await shopper.reload();
  await expect(shopper.getByText('한빛택배 1234567890').first()).toBeVisible();
  await setOrderStatus(office, id, 'DELIVERED');
  await shopper.reload();

  // The bowl is returned and refunded; the cup is kept.
  const bowlLine = shopper.getByRole('listitem').filter({ hasText: goods.bowl }).last();
  await hands.press(bowlLine.getByRole('button', { name: '반품 신청' }));
  await hands.write(getDialog(shopper).getByRole('textbox', { name: /^까닭/ }), '금이 가 있습니다.');
  await hands.write(getDialog(shopper).getByRole('textbox', { name: /^은행/ }), '국민은행');
  await hands.write(getDialog(shopper).getByRole('textbox', { name: /^계좌번호/ }), '123-45-678901');
  await hands.write(getDialog(shopper).getByRole('textbox', { name: /^예금주/ }), buyer.name);
  await getDialog(shopper)
    .locator('input[type="file"]')
    .setInputFiles(await createPicture(shopper, 'gray', 400, 300));
  await hands.press(getDialog(shopper).getByRole('button', { name: '반품 신청' }));
  await expect(bowlLine.getByText('반품 요청', { exact: true })).toBeVisible();
  await grantRequest(office, id);
  await shopper.reload();
  await expect(bowlLine.getByText('반품 완료', { exact: true })).toBeVisible();
  await expect(bowlLine.locator('img').last()).toBeVisible();
  await expect(shopper.getByRole('region', { name: '결제', exact: true })).toContainText('요청하신 대로 처리했습니다.');

  await hands.press(button('모두 받았습니다 (구매 확정)'));
  await hands.press(getDialog(shopper).getByRole('button', { name: '구매 확정' }));
  await expect(shopper.getByRole('list', { name: '진행 상황' }).locator('[aria-current]')).toContainText('확정');
  await checkPage();

  await visit('/my/reviews');
  await hands.press(link(new RegExp(`후기 쓰기 ${goods.cup}`)));
  await shopper.getByRole('radio', { name: '5점' }).check();
  await hands.write(field(/^어떠셨나요/), '손에 꼭 맞고 차가 천천히 식습니다.');
  await shopper.getByLabel('사진').setInputFiles(await createPicture(shopper, 'orange', 400, 300));
  await hands.press(button('후기 올리기'));
  await expect(shopper.getByText('후기를 올렸습니다. 고맙습니다.')).toBeVisible();
  await checkPage();
  await visit(`/shop/products/${cup._id}#reviews`);
  const review = shopper.getByRole('article').filter({ hasText: '손에 꼭 맞고' });
  await expect(review.locator('img').first()).toBeVisible();
  await expect(shopper.getByText('5점 만점에 5점, 후기 1개').first()).toBeAttached();
});

test('likes are counted, bookmarks are listed, and a question is answered', async () => {
  await visit(`/shop/products/${cup._id}`);
  await hands.press(button(/^좋아요/));
  await expect(button(/^좋아요 1/)).toHaveAttribute('aria-pressed', 'true');
  await hands.press(button('찜하기'));
  await expect(button('찜하기')).toHaveAttribute('aria-pressed', 'true');
  await hands.press(button('문의하기'));
  await hands.write(field(/^내용/), '식기세척기에 넣어도 되나요?');
  await hands.press(button('등록하기'));
  await expect(shopper.getByText('문의를 남겼습니다.')).toBeVisible();
  await expect(shopper.getByText('식기세척기에 넣어도 되나요?')).toBeVisible();

  const { inquiries } = await callConsole<{ inquiries: { _id: string; version: number; content: string }[] }>(
    office,
    'GET',
    `/shop/inquiries?_product=${cup._id}`,
  );
  const [asked] = inquiries;
  await callConsole(office, 'PUT', `/shop/inquiries/${asked?._id}`, {
    answer: '네, 괜찮습니다.',
    version: asked?.version,
  });
  await visit('/my/inquiries');
  await expect(shopper.getByText('네, 괜찮습니다.')).toBeVisible();
  await checkPage();
  for (const path of ['/my/bookmarks', '/my/likes']) {
    await visit(path);
    await expect(link(goods.cup)).toBeVisible();
    await checkPage();
  }
});

test('an unpaid order is cancelled at once; an order paid by card is cancelled on request and refunded', async () => {
  const provider = await startCardProvider();
  const order = async (method: string) => {
    await visit(`/shop/products/${cup._id}`);
    await hands.press(button('바로 구매'));
    await fillAddress(shopper);
    await hands.press(shopper.getByRole('radio', { name: method }));
    await agreeToAll(shopper);
    await hands.press(button(/주문하기$/));
  };
  await order('계좌 이체 (무통장 입금)');
  await expect(shopper.getByText('주문이 접수되었습니다')).toBeVisible();
  await hands.press(button('주문 취소'));
  await hands.press(getDialog(shopper).getByRole('button', { name: '주문 취소' }));
  await expect(shopper.getByText('취소됨').first()).toBeVisible();

  await order('신용카드');
  await hands.press(button(/승인$/));
  await expect(shopper).toHaveURL(/\/my\/orders\/[^/]+$/);
  await waitUntilReady(shopper);
  await expect(shopper.getByText('결제 완료', { exact: true }).first()).toBeVisible();
  provider.stop();
  await hands.press(button('취소 요청').first());
  await hands.write(getDialog(shopper).getByRole('textbox', { name: /^까닭/ }), '다른 색으로 다시 주문하려고 합니다.');
  await hands.press(getDialog(shopper).getByRole('button', { name: '취소 요청' }));
  await expect(button('요청 거두기')).toBeVisible();
  await grantRequest(office, orderId());
  await shopper.reload();
  await expect(shopper.getByText('취소됨').first()).toBeVisible();
  await expect(shopper.getByText('환불 진행 중')).toBeVisible();
  await checkPage();
  await visit('/my');
  await expect(shopper.getByRole('heading', { name: /안녕하세요/ })).toBeVisible();
  await checkPage();
});

test('a checkout of what cannot be ordered says so and leads back, in place of an order for nothing', async () => {
  await visit(`/shop/checkout?product=${bowl._id}&option=celadon&qty=1`);
  const amounts = shopper.getByRole('complementary', { name: '결제 금액' });
  await expect(amounts.getByText('지금 주문할 수 없는 상품이 있어 주문할 수 없습니다.')).toBeVisible();
  await expect(button(/주문하기$/)).toHaveCount(0);
  await checkPage();
  await hands.press(link('상품 보기'));
  await expect(shopper).toHaveURL(new RegExp(`/shop/products/${bowl._id}$`));
});
