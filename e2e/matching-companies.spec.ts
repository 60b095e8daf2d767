import {
  approveAll,
  findCompanies,
  getDialog,
  joinAsSeller,
  offerTimes,
  openBuyer,
  openMemberPage,
  openSignedInPage,
  requestMatching,
  startFair,
} from './matching-support';
import { expect, test, waitUntilHydrated } from './support';

interface ShownFair {
  _id: string;
  counts: { products: number };
}

interface ShownProduct {
  product: { name: string };
  company: { name: string };
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`a visitor searches for a product and finds the company that makes it, with a count on each tab, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { fairs } = await (await page.request.get('/api/v1/fairs?status=ONGOING&limit=100')).json();
    const { _id: id } = (fairs as ShownFair[]).reduce((a, b) => (b.counts.products > a.counts.products ? b : a));
    const { products } = await (await page.request.get(`/api/v1/fairs/${id}/products?limit=1`)).json();
    const { product, company } = products[0] as ShownProduct;

    await page.goto(`/matching/fairs/${id}?tab=buyers`);
    await waitUntilHydrated(page);
    const tabs = page.getByRole('navigation', { name: '행사 내용' });
    await tabs.getByRole('link', { name: /^참가 판매기업/ }).click();
    await page.getByRole('searchbox', { name: '판매기업·상품 검색' }).fill(product.name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: company.name, exact: true })).toBeVisible();
    // The tabs count what the search finds, and keep it.
    await expect(tabs.getByRole('link', { name: /^참가 바이어 0$/ })).toBeVisible();
    await tabs.getByRole('link', { name: /^상품 [1-9]/ }).click();
    await expect(page.getByRole('button', { name: product.name }).first()).toBeVisible();
    await tabs.getByRole('link', { name: /^참가 판매기업 [1-9]/ }).click();

    await page.getByRole('button', { name: company.name, exact: true }).click();
    await getDialog(page)
      .getByRole('button', { name: new RegExp(product.name) })
      .click();
    await expect(page.getByRole('dialog', { name: product.name })).toBeVisible();
  });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`a buyer sees in a request who asks and enough to decide by, at ${width} px`, async ({ browser }) => {
    const view = { viewport: { width, height }, locale: 'ko-KR', timezoneId: 'Asia/Seoul' };
    const office = await openSignedInPage(browser, 'admin', view);
    const fair = await startFair(office, `결정에 필요한 것 ${Date.now()}`);
    const [seller] = await findCompanies(office, 'SELLER', 1);
    const [buyer] = await findCompanies(office, 'BUYER', 1);
    if (!seller || !buyer) throw new Error('The seed has no companies');
    const s = await openSignedInPage(browser, seller.username, view);
    const b = await openSignedInPage(browser, buyer.username, view);
    await joinAsSeller(s, fair);
    await offerTimes(
      b,
      fair,
      fair.slots.slice(0, 6).map(({ start }) => start),
    );
    await approveAll(office, fair);

    // The panel of the buyer tells the seller what both have in common and when both are free.
    await openBuyer(s, fair, buyer);
    await expect(getDialog(s).getByRole('heading', { name: '우리 기업과 맞는 점' })).toBeVisible();
    await expect(getDialog(s).getByRole('heading', { name: '서로 비어 있는 시간 6개' })).toBeVisible();
    await expect(getDialog(s).getByText('찾는 분야')).toBeVisible();
    await expect(getDialog(s).getByText('사용 언어')).toBeVisible();

    const starts = fair.slots.slice(0, 3).map(({ start }) => start);
    const id = await requestMatching(s, fair, buyer, starts);
    const page = await openMemberPage(browser, buyer.username, `/matching/schedule?m=${id}`, view);
    const request = getDialog(page);
    await expect(request.getByText(/^판매기업이 보낸 요청 · /)).toBeVisible();
    const company = request.getByRole('region', { name: '상대 기업' });
    await expect(company.getByRole('heading', { name: seller.company })).toBeVisible();
    await expect(company.getByRole('heading', { name: '우리 기업과 맞는 점' })).toBeVisible();
    await expect(company.getByText(/서울어워드|슈퍼루키/).first()).toBeVisible();
    await expect(company.getByText('사용 언어')).toBeVisible();
    await expect(company.getByRole('heading', { name: '서로 비어 있는 시간 6개' })).toBeVisible();
    for (const each of [office, s, b, page]) await each.context().close();
  });

test('the page of a fair comes whole to a participant, so that no recommendation moves the list under the pointer', async ({
  browser,
}) => {
  const page = await openMemberPage(browser, 'seller', '/matching/fairs');
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) =>
    page.route('**/recommendations', async (route) => {
      await new Promise<void>((letThrough) => {
        answer = letThrough;
        resolve();
      });
      await route.continue();
    }),
  );
  await page.getByRole('main').locator('a[href^="/matching/fairs/"]').first().click();
  await isAsked;
  const tabs = page.getByRole('navigation', { name: '행사 내용' });
  await expect(tabs).toBeHidden();
  answer();
  await expect(tabs).toBeVisible();
  await expect(page.getByRole('heading', { name: '잘 맞는 기업' })).toBeVisible();
  await page.context().close();
});

test('the page of a fair is shown to a participant also when the recommendations cannot be read', async ({
  browser,
}) => {
  const page = await openMemberPage(browser, 'seller', '/matching/fairs');
  await page.route('**/recommendations', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('main').locator('a[href^="/matching/fairs/"]').first().click();
  await expect(page.getByText('참가가 승인되었습니다')).toBeVisible();
  await expect(page.getByRole('navigation', { name: '행사 내용' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '잘 맞는 기업' })).toBeHidden();
  await page.context().close();
});
