import type { Browser, Page } from '@playwright/test';
import { expect, ready, signedIn, test } from './support';

/** A member on a phone, in a browser of their own. */
const onPhone = async (browser: Browser, username: string, path: string) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  });
  const page = await context.newPage();
  await signedIn(page, username);
  await page.goto(path);
  await ready(page);
  return page;
};

const companyOf = async (page: Page) => {
  await page.goto('/matching/company');
  return page
    .getByRole('textbox', { name: /^기업명/ })
    .first()
    .inputValue();
};

const dialog = (page: Page) => page.getByRole('dialog').last();

test('a meeting is cancelled, asked for anew at three times, agreed to, and seen by both without reloading', async ({
  browser,
}) => {
  const buyer = await onPhone(browser, 'buyer', '/matching/company');
  const [buyerName, sellerName] = [await companyOf(buyer), '한빛상사'];
  await buyer.goto('/matching/schedule?view=requests');

  const seller = await onPhone(browser, 'seller', '/matching/schedule');
  // They have met through the seed; it makes room for another time.
  await seller.getByRole('article').getByRole('button', { name: buyerName, exact: true }).first().click();
  await dialog(seller).getByRole('button', { name: '상담 취소', exact: true }).click();
  await dialog(seller).getByRole('textbox', { name: /사유/ }).fill('다른 시간이 더 좋겠습니다');
  await dialog(seller).getByRole('button', { name: '상담 취소', exact: true }).click();
  await expect(dialog(seller).getByText('상담을 취소했습니다')).toBeVisible();

  await seller.goto('/matching/fairs');
  await seller.getByRole('link', { name: /서울어워드 비즈니스 상담회/ }).click();
  await seller
    .getByRole('navigation', { name: '행사 내용' })
    .getByRole('link', { name: /바이어/ })
    .click();
  await seller.getByRole('searchbox', { name: '바이어 검색' }).fill(buyerName);
  await seller.getByRole('searchbox', { name: '바이어 검색' }).press('Enter');
  // What is pressed while the list still changes may be gone from under the pointer.
  await expect(seller.getByRole('status').filter({ hasText: '1건' })).toBeVisible();
  await seller.getByRole('button', { name: buyerName, exact: true }).click();
  await dialog(seller).getByRole('button', { name: '상담 요청하기' }).click();

  const free = dialog(seller).getByRole('button', { name: /비어 있음/ });
  for (let count = 1; count <= 3; count += 1) {
    await free.nth(count - 1).click();
    await expect(dialog(seller).getByText(`고른 시간 ${count} / 3`)).toBeVisible();
  }
  // The fourth says why it cannot be.
  await free.nth(3).click({ force: true });
  await expect(dialog(seller).getByRole('status').filter({ hasText: /세 개/ })).toBeVisible();
  await dialog(seller).getByRole('button', { name: '상담 요청 보내기' }).click();
  await expect(dialog(seller).getByText('상담을 요청했습니다')).toBeVisible();
  await dialog(seller).getByRole('link', { name: '내 일정에서 보기' }).click();

  // It has come to the buyer, who looked at the list all the while.
  const asked = buyer.getByRole('article').filter({ hasText: sellerName }).first();
  await expect(asked).toContainText('답변 대기');
  await asked.getByRole('button', { name: '수락', exact: true }).click();
  await expect(dialog(buyer)).toContainText('수락하시겠습니까?');
  await dialog(buyer).getByRole('radio').nth(1).check();
  await dialog(buyer).getByRole('button', { name: '수락', exact: true }).click();
  await expect(dialog(buyer).getByText('수락했습니다')).toBeVisible();

  await expect(dialog(seller).or(seller.locator('main')).first()).toContainText('확정');
  await seller.goto('/matching/schedule');
  await expect(seller.getByRole('article').filter({ hasText: buyerName }).first()).toContainText('확정');
  for (const page of [seller, buyer]) await page.context().close();
});
