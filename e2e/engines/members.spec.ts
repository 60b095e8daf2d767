import { getLotPath, startSale, takePaddle } from '../auction-support';
import { callMember, createMember } from '../console-support';
import { waitForMail } from '../mailbox';
import { openSignedInPage } from '../matching-support';
import { createCategory, createProduct } from '../shop-support';
import { password, signInByApi } from '../support';
import { test, visit, waitForAddress, widths } from './journey';
import type { Tab } from './tab';

let count = 0;
/** A name that no other journey uses. */
const createName = () => {
  count += 1;
  return `e${Date.now().toString(36)}${count}`;
};

/** Places a bid as the form asks for it. */
const bid = async (tab: Tab, kind: '자동 응찰' | '직접 응찰', amount: string) => {
  await tab.getByRole('radio', { name: new RegExp(`^${kind}`) }).click();
  await tab.getByRole('textbox', { name: /최고 한도|응찰 금액/ }).fill(amount);
  await tab.getByRole('button', { name: /자동 응찰하기|이 금액으로 응찰하기/ }).click();
  await tab.getByRole('dialog').getByRole('button', { name: '응찰 확인' }).click();
};

for (const width of widths) {
  test(`a person joins with a code from a mail, at ${width} px`, async ({ tab, resize }) => {
    const username = createName();
    const email = `${username}@example.com`;
    await resize(width);
    await visit(tab, '/join?as=person&next=%2Fmy');
    await tab.getByRole('textbox', { name: /^이름/ }).fill('한누리');
    await tab.getByRole('textbox', { name: /^휴대전화/ }).fill('01056781234');
    await tab.getByRole('textbox', { name: /^이메일/ }).fill(email);
    await tab.getByRole('button', { name: '인증번호 받기' }).click();
    const code = /\b(\d{6})\b/.exec((await waitForMail(email, /인증/)).text ?? '')?.[1] ?? '';
    await tab.getByRole('textbox', { name: /^인증번호/ }).fill(code);
    await tab.getByRole('button', { name: '확인', exact: true }).click();
    await tab.getByText('인증되었습니다').waitFor();
    await tab.getByRole('textbox', { name: /^아이디/ }).fill(username);
    await tab.locator('main input[type=password]').fill('Gate-at-dawn-7');
    await tab.getByRole('checkbox', { name: /^모두 동의합니다/ }).click();
    await tab.getByRole('button', { name: '가입하기', exact: true }).click();
    await tab
      .getByRole('status')
      .filter({ hasText: `${username}님` })
      .waitFor();
    await tab.getByRole('link', { name: '계속하기' }).click();
    await waitForAddress(tab, /^\/my$/);
  });

  test(`a member signs in and stays so, at ${width} px`, async ({ tab, resize }) => {
    await resize(width);
    await visit(tab, '/login?next=%2Fmy');
    await tab.locator('main input[name=username]').fill('member');
    await tab.locator('main input[type=password]').fill(password);
    await tab.locator('main').getByRole('button', { name: '로그인', exact: true }).click();
    await waitForAddress(tab, /^\/my$/);
    await tab.reload();
    await tab.getByRole('heading', { name: /안녕하세요/ }).waitFor();
  });

  test(`a member buys what is in the cart, at ${width} px`, async ({ tab, office, resize }) => {
    const username = createName();
    const name = `여명 찻잔 ${username}`;
    const category = await createCategory(office, username, `찻자리 ${username}`);
    const { _id } = await createProduct(office, category, username, { name: { ko: name }, price: 20_000 });
    await createMember(office, { username, name: '서정원' });
    await signInByApi(tab, username);
    await resize(width);
    await visit(tab, `/shop/products/${_id}`);
    await tab.getByRole('button', { name: '장바구니', exact: true }).click();
    await tab.locator('header').getByRole('link', { name: '장바구니 1' }).click();
    await tab.locator('main').getByRole('link', { name: '주문하기', exact: true }).click();
    await tab
      .getByRole('textbox', { name: /^우편번호/ })
      .first()
      .fill('04524');
    await tab
      .getByRole('textbox', { name: /^도로명 주소/ })
      .first()
      .fill('서울특별시 중구 세종대로 110');
    await tab.getByRole('radio', { name: '계좌 이체 (무통장 입금)' }).click();
    await tab.getByRole('checkbox', { name: /^모두 동의합니다/ }).click();
    await tab.getByRole('button', { name: /23,000원 주문하기$/ }).click();
    await waitForAddress(tab, /^\/my\/orders\/./);
    await tab.getByText('주문이 접수되었습니다').first().waitFor();
  });

  test(`a bidder is outbid by somebody else, sees it at once and bids higher, at ${width} px`, async ({
    tab,
    browser,
    office,
    resize,
  }) => {
    const username = createName();
    const sale = await startSale(office, `문턱 경매 ${username}`);
    await createMember(office, { username, name: '한별이' });
    const rival = await openSignedInPage(browser, 'buyer');
    await takePaddle(rival, sale);
    await signInByApi(tab, username);
    await resize(width);
    await visit(tab, getLotPath(sale));
    await tab.getByRole('checkbox', { name: /경매 약관에 동의/ }).click();
    await tab.getByRole('button', { name: '패들 신청하기' }).click();
    await bid(tab, '직접 응찰', '200,000');
    const leading = tab.getByText('지금 최고가로 응찰하고 계십니다');
    await leading.waitFor();
    await callMember(rival, 'POST', `${getLotPath(sale)}/bids`, { amount: 400_000, type: 'AUTO' });
    await tab.getByRole('alert').filter({ hasText: '방금 더 높은 응찰' }).waitFor();
    await bid(tab, '자동 응찰', '500,000');
    await leading.waitFor();
    await rival.context().close();
  });
}
