import type { Page } from '@playwright/test';
import { call, picture } from './console-support';

export interface Product {
  _id: string;
  version: number;
}

/** A category of its own, so that a journey looks at nothing but its own goods. */
export const openCategory = async (office: Page, code: string, name: string) => {
  const { category } = await call<{ category: { _id: string } }>(office, 'POST', '/shop/categories', {
    code,
    name: { ko: name, en: 'Journeys', cn: '旅程' },
  });
  return category._id;
};

/** Goods on sale, with a picture. */
export const putOnSale = async (office: Page, _category: string, code: string, changes: object): Promise<Product> => {
  const { shopProduct } = await call<{ shopProduct: Product }>(office, 'POST', '/shop/products', {
    code,
    _category,
    status: 'ON',
    stock: 20,
    content: { ko: '<p>흙을 골라 손으로 빚었습니다.</p>' },
    info: [{ key: '제조국', value: '대한민국' }],
    shipping: { type: 'CONDITIONAL', fee: 3000, freeOver: 50_000 },
    ...changes,
  });
  const { buffer } = await picture(office, 'teal');
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

interface Line {
  _id: string;
  status: string;
}

export interface ShopOrder {
  _id: string;
  version: number;
  status: string;
  lines: Line[];
}

const read = async (office: Page, id: string) =>
  (await call<{ order: ShopOrder }>(office, 'GET', `/shop/orders/${id}`)).order;

/** The firm puts an order into its next state. */
export const putInto = async (office: Page, id: string, status: string) => {
  const { version } = await read(office, id);
  await call(office, 'PUT', '/shop/orders', { orders: [{ _id: id, version }], status });
};

export const send = async (office: Page, id: string, no: string) => {
  const { version } = await read(office, id);
  await call(office, 'POST', `/shop/orders/${id}/shipment`, { company: '한빛택배', no, version });
};

/** Grants what the buyer asks for the first line. */
export const grant = async (office: Page, id: string) => {
  const { version, lines } = await read(office, id);
  const [line] = lines;
  await call(office, 'PUT', `/shop/orders/${id}/lines/${line?._id}`, {
    granted: true,
    reason: '요청하신 대로 처리했습니다.',
    version,
  });
};
