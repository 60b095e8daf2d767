import type { Browser, Page } from '@playwright/test';
import { expect, signInByApi, test, waitUntilHydrated, waitUntilReady } from './support';

/** Opens a page for a member on a phone, in a separate browser context. */
const openOnPhone = async (browser: Browser, username: string, path: string) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  });
  const page = await context.newPage();
  await signInByApi(page, username);
  await page.goto(path);
  await waitUntilReady(page);
  return page;
};

const fetchCompany = async (page: Page) => {
  await page.goto('/matching/company');
  return page
    .getByRole('textbox', { name: /^기업명/ })
    .first()
    .inputValue();
};

const getDialog = (page: Page) => page.getByRole('dialog').last();

test('a meeting is cancelled, requested again with three slots and accepted, and both see it without a reload', async ({
  browser,
}) => {
  const buyer = await openOnPhone(browser, 'buyer', '/matching/company');
  const [buyerName, sellerName] = [await fetchCompany(buyer), '한빛상사'];
  await buyer.goto('/matching/schedule?view=requests');

  const seller = await openOnPhone(browser, 'seller', '/matching/schedule');
  // The seed has a meeting of both; it is cancelled to allow another one.
  await seller.getByRole('article').getByRole('button', { name: buyerName, exact: true }).first().click();
  await getDialog(seller).getByRole('button', { name: '상담 취소', exact: true }).click();
  await getDialog(seller).getByRole('textbox', { name: /사유/ }).fill('다른 시간이 더 좋겠습니다');
  await getDialog(seller).getByRole('button', { name: '상담 취소', exact: true }).click();
  await expect(getDialog(seller).getByText('상담을 취소했습니다')).toBeVisible();

  await seller.goto('/matching/fairs');
  await waitUntilHydrated(seller);
  await seller.getByRole('link', { name: /서울어워드 비즈니스 상담회/ }).click();
  await seller
    .getByRole('navigation', { name: '행사 내용' })
    .getByRole('link', { name: /바이어/ })
    .click();
  await seller.getByRole('searchbox', { name: '바이어 검색' }).fill(buyerName);
  await seller.getByRole('searchbox', { name: '바이어 검색' }).press('Enter');
  // Waits until the list no longer changes, so that the click hits the right element.
  await expect(seller.getByRole('status').filter({ hasText: '1건' })).toBeVisible();
  await expect(seller.getByRole('searchbox', { name: '바이어 검색' })).toBeFocused();
  await seller.getByRole('button', { name: buyerName, exact: true }).click();
  await getDialog(seller).getByRole('button', { name: '상담 요청하기' }).click();

  // Late in the day only a few times of the first day are left.
  await getDialog(seller).getByRole('tab').nth(1).click();
  const free = getDialog(seller).getByRole('button', { name: /비어 있음/ });
  for (let count = 1; count <= 3; count += 1) {
    await free.nth(count - 1).click();
    await expect(getDialog(seller).getByText(`고른 시간 ${count} / 3`)).toBeVisible();
  }
  // A fourth slot is refused with a reason.
  await free.nth(3).click({ force: true });
  await expect(getDialog(seller).getByRole('status').filter({ hasText: /세 개/ })).toBeVisible();
  await getDialog(seller).getByRole('button', { name: '상담 요청 보내기' }).click();
  await expect(getDialog(seller).getByText('상담을 요청했습니다')).toBeVisible();
  await getDialog(seller).getByRole('link', { name: '내 일정에서 보기' }).click();

  // The open list of the buyer shows the request without a reload.
  const asked = buyer.getByRole('article').filter({ hasText: sellerName }).first();
  await expect(asked).toContainText('답변 대기');
  await asked.getByRole('button', { name: '수락', exact: true }).click();
  await expect(getDialog(buyer)).toContainText('수락하시겠습니까?');
  await getDialog(buyer).getByRole('radio').nth(1).check();
  await getDialog(buyer).getByRole('button', { name: '수락', exact: true }).click();
  await expect(getDialog(buyer).getByText('수락했습니다')).toBeVisible();

  await expect(getDialog(seller).or(seller.locator('main')).first()).toContainText('확정');
  await seller.goto('/matching/schedule');
  await expect(seller.getByRole('article').filter({ hasText: buyerName }).first()).toContainText('확정');
  for (const page of [seller, buyer]) await page.context().close();
});
