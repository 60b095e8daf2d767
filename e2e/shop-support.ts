import type { Page } from '@playwright/test';
import { callConsole, createPicture } from './console-support';
import { touch } from './input-methods';
import { waitForMail } from './mailbox';
import { expect } from './support';

export interface Product {
  _id: string;
  version: number;
}

/** Creates a category that contains only the products of one journey. */
export const createCategory = async (office: Page, code: string, name: string) => {
  const { category } = await callConsole<{ category: { _id: string } }>(office, 'POST', '/shop/categories', {
    code,
    name: { ko: name, en: 'Journeys', cn: '旅程' },
  });
  return category._id;
};

/** Creates a product on sale with a thumbnail. */
export const createProduct = async (
  office: Page,
  _category: string,
  code: string,
  changes: object,
): Promise<Product> => {
  const { shopProduct } = await callConsole<{ shopProduct: Product }>(office, 'POST', '/shop/products', {
    code,
    _category,
    status: 'ON',
    stock: 20,
    content: { ko: '<p>흙을 골라 손으로 빚었습니다.</p>' },
    info: [{ key: '제조국', value: '대한민국' }],
    shipping: { type: 'CONDITIONAL', fee: 3000, freeOver: 50_000 },
    ...changes,
  });
  const { buffer } = await createPicture(office, 'teal');
  await office.evaluate(
    async ([id, bytes]) => {
      const { state } = JSON.parse(sessionStorage.getItem('portico.auth') ?? '{}');
      const form = new FormData();
      form.append('thumb', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'thumb.png');
      const headers = { Authorization: `Bearer ${state.accessToken}` };
      const answer = await fetch(`/api/console/shop/products/${id}/thumb`, { method: 'POST', headers, body: form });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [shopProduct._id, [...buffer]] as const,
  );
  return shopProduct;
};

interface OrderLine {
  _id: string;
  status: string;
}

export interface ShopOrder {
  _id: string;
  version: number;
  status: string;
  lines: OrderLine[];
}

const fetchOrder = async (office: Page, id: string) =>
  (await callConsole<{ order: ShopOrder }>(office, 'GET', `/shop/orders/${id}`)).order;

/** Sets the status of an order as an administrator. */
export const setOrderStatus = async (office: Page, id: string, status: string) => {
  const { version } = await fetchOrder(office, id);
  await callConsole(office, 'PUT', '/shop/orders', { orders: [{ _id: id, version }], status });
};

export const shipOrder = async (office: Page, id: string, no: string) => {
  const { version } = await fetchOrder(office, id);
  await callConsole(office, 'POST', `/shop/orders/${id}/shipment`, { company: '한빛택배', no, version });
};

/** Grants the request of the buyer for an order line. */
export const grantRequest = async (office: Page, id: string) => {
  const { version, lines } = await fetchOrder(office, id);
  const line = lines.find(({ status }) => status.endsWith('_REQUESTED'));
  await callConsole(office, 'PUT', `/shop/orders/${id}/lines/${line?._id}`, {
    granted: true,
    reason: '요청하신 대로 처리했습니다.',
    version,
  });
};

export interface NewMember {
  name: string;
  username: string;
  email: string;
}

const passphrase = 'Cup-on-the-table-7';
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name }).first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.locator('main').getByRole('link', { name, exact: true });

export const agreeToAll = (page: Page) => touch.press(page.getByRole('checkbox', { name: /^모두 동의합니다/ }));

export const fillAddress = async (page: Page) => {
  await touch.write(field(page, /^우편번호/), '04524');
  await touch.write(field(page, /^도로명 주소/), '서울특별시 중구 세종대로 110');
};

/** Starts on the sign-in page on a phone: joins with a code from a mail and is signed in. */
export const joinAndSignIn = async (page: Page, { name, username, email }: NewMember) => {
  await touch.press(link(page, '회원 가입'));
  await touch.press(link(page, '개인으로 가입'));
  await touch.write(field(page, /^이름/), name);
  await touch.write(field(page, /^이메일/), email);
  await touch.write(field(page, /^휴대전화/), '01056781234');
  await touch.press(button(page, '인증번호 받기'));
  const code = /\b(\d{6})\b/.exec((await waitForMail(email, /인증/)).text ?? '')?.[1] ?? '';
  await touch.write(field(page, /^인증번호/), code);
  await touch.press(button(page, '확인'));
  await expect(page.getByText('인증되었습니다')).toBeVisible();
  await touch.write(field(page, /^아이디/), username);
  await touch.write(field(page, /^비밀번호/), passphrase);
  await agreeToAll(page);
  await touch.press(button(page, '가입하기'));
  await expect(page.getByRole('heading', { name: new RegExp(`${username}님`) })).toBeInViewport();
  await touch.press(link(page, '계속하기'));
};
