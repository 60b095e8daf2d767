import { findViolations, hasHorizontalScroll } from './axe';
import { addCategory, addOrder, addProduct } from './console-trade-support';
import { getDialog, openMemberPage } from './matching-support';
import { grantRequest, setOrderStatus } from './shop-support';
import { expect, signInByApi, test, waitUntilReady } from './support';

test.use({ viewport: { width: 1440, height: 900 } });

test('a buyer who paid by transfer names an account, and reads of the refund once the firm has sent it', async ({
  page,
  browser,
  complaints,
}) => {
  await signInByApi(page, 'admin');
  const product = await addProduct(page, '여정 환불 등', await addCategory(page, '여정 환불'));
  const buyer = await openMemberPage(browser, 'member', '/my/orders');
  const { _id, orderNo } = await addOrder(buyer, [product]);
  await setOrderStatus(page, _id, 'PAID');

  // All that is missing is said at once.
  await buyer.goto(`/my/orders/${_id}`);
  await waitUntilReady(buyer);
  await buyer.getByRole('button', { name: '주문 취소' }).click();
  const dialog = getDialog(buyer);
  const submit = dialog.getByRole('button', { name: '취소 요청' });
  await submit.click();
  for (const name of [/^까닭/, /^은행/, /^계좌번호/, /^예금주/])
    await expect(dialog.getByRole('textbox', { name })).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('textbox', { name: /^까닭/ })).toBeFocused();
  expect(await findViolations(buyer)).toEqual([]);
  expect(await hasHorizontalScroll(buyer)).toBe(false);
  await dialog.getByRole('textbox', { name: /^까닭/ }).fill('필요 없어졌습니다');
  await dialog.getByRole('textbox', { name: /^은행/ }).fill('국민은행');
  await dialog.getByRole('textbox', { name: /^계좌번호/ }).fill('123-45-678901');
  await dialog.getByRole('textbox', { name: /^예금주/ }).fill('김여정');
  await submit.click();
  await expect(buyer.getByRole('button', { name: '요청 거두기' })).toBeVisible();

  // The account was wrong: it can be changed from the request until the money is sent.
  const payment = buyer.getByRole('region', { name: '결제', exact: true });
  await expect(payment).toContainText('국민은행 *******8901');
  const changeAccount = async (bank: string, no: string, masked: string) => {
    await payment.getByRole('button', { name: '환불 계좌 바꾸기' }).click();
    await dialog.getByRole('textbox', { name: /^은행/ }).fill(bank);
    await dialog.getByRole('textbox', { name: /^계좌번호/ }).fill(no);
    await dialog.getByRole('textbox', { name: /^예금주/ }).fill('김여정');
    await dialog.getByRole('button', { name: '저장' }).click();
    await expect(payment).toContainText(`${bank} ${masked}`);
  };
  await changeAccount('우리은행', '1002-345-678902', '*********8902');
  await grantRequest(page, _id);
  await buyer.reload();
  await waitUntilReady(buyer);
  await expect(payment).toContainText('환불 송금 준비 중');
  await expect(payment).toContainText('우리은행 *********8902');
  expect(await findViolations(buyer)).toEqual([]);

  await page.goto('/console/shop/refunds');
  const row = page.getByRole('row').filter({ hasText: orderNo });
  await expect(row).toContainText('우리은행 *********8902');
  await expect(page.locator('main')).not.toContainText('1002-345-678902');
  await row.getByRole('button', { name: `송금 ${orderNo}` }).click();
  const transfer = page.getByRole('dialog');
  await expect(transfer).toContainText('30,000원 송금');
  await expect(transfer).toContainText('1002-345-678902');

  // Meanwhile the buyer names another account: what went to the former one is not recorded.
  await changeAccount('신한은행', '110 234 567890', '********7890');
  await transfer.getByRole('button', { name: '보냈습니다' }).click();
  await expect(transfer.getByRole('alert')).toContainText('다른 사람이 먼저 수정했습니다');
  complaints.length = 0;
  await expect(transfer).toContainText('110 234 567890');
  await transfer.getByRole('button', { name: '보냈습니다' }).click();
  await expect(transfer).toHaveCount(0);
  await expect(row).toContainText('보냄');

  await buyer.reload();
  await expect(payment).toContainText('환불 완료');
  await expect(payment.getByRole('button', { name: /환불 계좌/ })).toHaveCount(0);
  await buyer.context().close();
});
