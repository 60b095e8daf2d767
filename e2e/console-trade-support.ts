import type { Locator, Page } from '@playwright/test';
import { callConsole, callMember, type createPicture, minutesFromNow } from './console-support';

/** Consent to the current version of terms. */
export const createConsents = async (page: Page, code: string) => {
  const { terms } = await callMember<{ terms: { version: number } }>(page, 'GET', `/terms/${code}`);
  return [{ termsCode: code, termsVersion: terms.version, agreed: true }];
};

const createSuffix = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1000)}`;

export const addCategory = async (page: Page, name: string, _parent: string | null = null) => {
  const { category } = await callConsole<{ category: { _id: string } }>(page, 'POST', '/shop/categories', {
    name: { ko: name },
    code: `journey-${createSuffix()}`,
    _parent,
    order: 900,
  });
  return category._id;
};

export const addProduct = async (page: Page, name: string, _category: string, changes: object = {}) => {
  const { shopProduct } = await callConsole<{ shopProduct: { _id: string; version: number } }>(
    page,
    'POST',
    '/shop/products',
    {
      name: { ko: name },
      code: `J-${createSuffix().toUpperCase()}`,
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

/** Selects several files in the file dialog. */
export const chooseFiles = async (place: Locator, files: Awaited<ReturnType<typeof createPicture>>[]) => {
  const [chooser] = await Promise.all([
    place.page().waitForEvent('filechooser'),
    place.getByRole('button', { name: '파일 추가' }).click(),
  ]);
  await chooser.setFiles(files);
};

export interface PlacedOrder {
  _id: string;
  orderNo: string;
}

/** Places an order of these products with payment by transfer. */
export const addOrder = async (buyer: Page, products: string[]): Promise<PlacedOrder> => {
  const items = products.map((_product) => ({ _product, optionKey: '', qty: 1 }));
  const { quote } = await callMember<{ quote: { amounts: { total: number } } }>(buyer, 'POST', '/me/orders/quote', {
    items,
  });
  const { order } = await callMember<{ order: PlacedOrder }>(buyer, 'POST', '/me/orders', {
    items,
    total: quote.amounts.total,
    method: 'TRANSFER',
    receiver: {
      name: '김여정',
      phone: '01000001234',
      address: { zip: '04524', address1: '서울특별시 중구 빛나루로 12', address2: '3층' },
    },
    agreements: await createConsents(buyer, 'shop'),
  });
  return order;
};

export interface Lot {
  program: string;
  author: string;
  work: string;
}

/** Creates an auction with one lot that opened a minute ago and needs approval of paddles. */
export const addLot = async (page: Page, title: string, { published = true } = {}): Promise<Lot> => {
  const { setting } = await callConsole<{ setting: { auction: { halls: { code: string }[] } } }>(
    page,
    'GET',
    '/setting',
  );
  const { author } = await callConsole<{ author: { _id: string } }>(page, 'POST', '/auction/authors', {
    name: { ko: `${title}의 작가` },
  });
  const { program } = await callConsole<{ program: { _id: string; version: number } }>(
    page,
    'POST',
    '/auction/programs',
    {
      title: { ko: `${title} 경매` },
      code: `journey-${createSuffix()}`,
      hall: setting.auction.halls[0]?.code,
      openAt: minutesFromNow(-1),
      closeAt: minutesFromNow(60),
      approval: true,
      published: false,
    },
  );
  const { work } = await callConsole<{ work: { _id: string } }>(page, 'POST', '/auction/works', {
    _program: program._id,
    _author: author._id,
    lotNo: 1,
    title: { ko: title },
    startPrice: 100_000,
    status: 'SCHEDULED',
  });
  // Published last, because lots cannot be added to a running auction.
  if (published)
    await callConsole(page, 'PUT', `/auction/programs/${program._id}`, { published, version: program.version });
  return { program: program._id, author: author._id, work: work._id };
};
