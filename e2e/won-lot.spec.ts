import { getLotPath, startSale, takePaddle } from './auction-support';
import { findViolations, hasHorizontalScroll } from './axe';
import { callMember } from './console-support';
import { setLotEnd } from './database';
import { getDialog, openMemberPage, phone } from './matching-support';
import { agreeToAll, fillAddress } from './shop-support';
import { expect, signInByApi, test, waitUntilReady } from './support';

test.use({ viewport: { width: 1440, height: 900 } });

test('a winner who transfers without pressing pay is asked for the receiver, and nothing is shipped without one', async ({
  page,
  browser,
  complaints,
}) => {
  test.slow();
  await signInByApi(page, 'admin');
  const sale = await startSale(page, `받는 분 ${Date.now().toString(36)}`);
  const work = sale.lots[0]?._id ?? '';
  const winner = await openMemberPage(browser, 'member', '/my/orders', { ...phone, hasTouch: true });
  await takePaddle(winner, sale);
  await callMember(winner, 'POST', `/auction/works/${work}/bids`, { amount: 100_000, type: 'DIRECT' });
  await setLotEnd(work, 0);
  await winner.goto(getLotPath(sale));
  const toOrder = winner.locator('main').getByRole('link', { name: '주문에서 결제하기' });
  await expect(toOrder).toBeVisible();
  const path = (await toOrder.getAttribute('href')) ?? '';
  const id = path.split('/').at(-1);

  // The money has come, although the winner never opened the order.
  await page.goto(`/console/shop/orders/${id}`);
  await expect(page.getByRole('alert').filter({ hasText: '아직 배송지를 적지 않았습니다' })).toBeVisible();
  await page.getByRole('button', { name: '입금 확인' }).click();
  await getDialog(page).getByRole('button', { name: '입금 확인' }).click();
  const ship = page.getByRole('button', { name: '발송', exact: true });
  await ship.click();
  const dialog = getDialog(page);
  const sendParcel = dialog.getByRole('button', { name: '발송', exact: true });
  await dialog.getByRole('textbox', { name: '송장 번호' }).fill('6012-3456-7890');
  await sendParcel.click();
  await expect(page.getByText('받는 분과 주소가 없어 보낼 수 없습니다.')).toBeVisible();
  // The browser logs the refusal.
  complaints.length = 0;

  await winner.goto(path);
  await waitUntilReady(winner);
  const main = winner.locator('main');
  await expect(main).toContainText('받으실 분과 주소를 적어 주시면 보내 드립니다.');
  const save = main.getByRole('button', { name: '받는 분 저장' });
  await save.click();
  await expect(main.getByRole('textbox', { name: /^우편번호/ })).toHaveAttribute('aria-invalid', 'true');
  expect(await findViolations(winner)).toEqual([]);
  expect(await hasHorizontalScroll(winner)).toBe(false);
  await fillAddress(winner);
  await agreeToAll(winner);
  await save.click();
  await expect(save).toHaveCount(0);
  await expect(main).toContainText('서울특별시 중구 세종대로 110');

  await page.reload();
  await expect(page.locator('main')).toContainText('서울특별시 중구 세종대로 110');
  await ship.click();
  await dialog.getByRole('textbox', { name: '송장 번호' }).fill('6012-3456-7890');
  await sendParcel.click();
  await expect(page.getByText('6012-3456-7890').first()).toBeVisible();
  await winner.context().close();
});
