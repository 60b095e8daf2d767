import type { Locator, Page } from '@playwright/test';
import { call, own, type picture } from './console-support';

export const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

/** Agreement to terms in the edition in force. */
export const agreed = async (page: Page, code: string) => {
  const { terms } = await own<{ terms: { version: number } }>(page, 'GET', `/terms/${code}`);
  return [{ termsCode: code, termsVersion: terms.version, agreed: true }];
};

const unique = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1000)}`;

export const addCategory = async (page: Page, name: string, _parent: string | null = null) => {
  const { category } = await call<{ category: { _id: string } }>(page, 'POST', '/shop/categories', {
    name: { ko: name },
    code: `journey-${unique()}`,
    _parent,
    order: 900,
  });
  return category._id;
};

export const addProduct = async (page: Page, name: string, _category: string, changes: object = {}) => {
  const { shopProduct } = await call<{ shopProduct: { _id: string; version: number } }>(
    page,
    'POST',
    '/shop/products',
    {
      name: { ko: name },
      code: `J-${unique().toUpperCase()}`,
      _category,
      price: 30_000,
      stock: 20,
      shipping: { type: 'FREE', fee: 0 },
      status: 'ON',
      ...changes,
    },
  );
  return shopProduct._id;
};

/** As somebody does who picks several at once. */
export const chooseFiles = async (place: Locator, files: Awaited<ReturnType<typeof picture>>[]) => {
  const [chooser] = await Promise.all([
    place.page().waitForEvent('filechooser'),
    place.getByRole('button', { name: '파일 추가' }).click(),
  ]);
  await chooser.setFiles(files);
};

export interface Placed {
  _id: string;
  orderNo: string;
}

/** An order of these products, to be paid by transfer. */
export const addOrder = async (buyer: Page, products: string[]): Promise<Placed> => {
  const items = products.map((_product) => ({ _product, optionKey: '', qty: 1 }));
  const { quote } = await own<{ quote: { amounts: { total: number } } }>(buyer, 'POST', '/me/orders/quote', { items });
  const { order } = await own<{ order: Placed }>(buyer, 'POST', '/me/orders', {
    items,
    total: quote.amounts.total,
    method: 'TRANSFER',
    receiver: {
      name: '김여정',
      phone: '01000001234',
      address: { zip: '04524', address1: '서울특별시 중구 빛나루로 12', address2: '3층' },
    },
    agreements: await agreed(buyer, 'shop'),
  });
  return order;
};

export interface Lot {
  program: string;
  author: string;
  work: string;
}

/** An auction with one lot that has begun a minute ago, whose paddles are approved by hand. */
export const addLot = async (page: Page, title: string, { published = true } = {}): Promise<Lot> => {
  const { setting } = await call<{ setting: { auction: { halls: { code: string }[] } } }>(page, 'GET', '/setting');
  const { author } = await call<{ author: { _id: string } }>(page, 'POST', '/auction/authors', {
    name: { ko: `${title}의 작가` },
  });
  const { program } = await call<{ program: { _id: string; version: number } }>(page, 'POST', '/auction/programs', {
    title: { ko: `${title} 경매` },
    code: `journey-${unique()}`,
    hall: setting.auction.halls[0]?.code,
    openAt: minutes(-1),
    closeAt: minutes(60),
    approval: true,
    published: false,
  });
  const { work } = await call<{ work: { _id: string } }>(page, 'POST', '/auction/works', {
    _program: program._id,
    _author: author._id,
    lotNo: 1,
    title: { ko: title },
    startPrice: 100_000,
    status: 'SCHEDULED',
  });
  // Once it is seen to run, no lot comes to it.
  if (published) await call(page, 'PUT', `/auction/programs/${program._id}`, { published, version: program.version });
  return { program: program._id, author: author._id, work: work._id };
};
