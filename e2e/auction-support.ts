import type { Page } from '@playwright/test';
import { callConsole, callMember, minutesFromNow } from './console-support';
import { openLots } from './database';
import { mouse } from './input-methods';

export interface Sale {
  _id: string;
  code: string;
  title: string;
  lots: { _id: string; title: string }[];
}

interface SaleOptions {
  /** Starting price of each lot. */
  prices?: number[];
  [field: string]: unknown;
}

let saleCount = 0;

/** Creates an open auction with lots that run for two more hours. */
export const startSale = async (
  office: Page,
  title: string,
  { prices = [100_000], ...changes }: SaleOptions = {},
): Promise<Sale> => {
  saleCount += 1;
  const code = `journey-${Date.now().toString(36)}-${saleCount}`;
  const { program } = await callConsole<{ program: { _id: string } }>(office, 'POST', '/auction/programs', {
    title: { ko: title, en: `Sale ${saleCount}`, cn: `拍卖 ${saleCount}` },
    code,
    hall: 'threshold',
    openAt: minutesFromNow(60),
    closeAt: minutesFromNow(180),
    interval: 60,
    window: 60,
    extension: 30,
    increments: [{ from: 0, step: 10_000 }],
    published: true,
    ...changes,
  });
  const { author } = await callConsole<{ author: { _id: string } }>(office, 'POST', '/auction/authors', {
    name: { ko: `문여림 ${saleCount}`, en: `Mun Yeorim ${saleCount}` },
  });
  const lots: Sale['lots'] = [];
  for (const [at, startPrice] of prices.entries()) {
    const name = `${title} 작품 ${at + 1}`;
    const { work } = await callConsole<{ work: { _id: string } }>(office, 'POST', '/auction/works', {
      _program: program._id,
      lotNo: at + 1,
      _author: author._id,
      title: { ko: name, en: `Work ${at + 1}` },
      startPrice,
      status: 'SCHEDULED',
    });
    lots.push({ _id: work._id, title: name });
  }
  await openLots(program._id);
  return { _id: program._id, code, title, lots };
};

/** Requests a paddle as the form does. */
export const takePaddle = async (page: Page, { _id }: Sale) => {
  const { terms } = await callMember<{ terms: { version: number } }>(page, 'GET', '/terms/auction');
  await callMember(page, 'POST', `/auction/programs/${_id}/paddle`, {
    consents: [{ termsCode: 'auction', termsVersion: terms.version, agreed: true }],
  });
};

export const getLotPath = ({ lots }: Sale, at = 0) => `/auction/works/${lots[at]?._id}`;

/** Public bids on a lot. */
export const fetchBids = async (page: Page, { lots }: Sale, at = 0) =>
  callMember<{ total: number; bids: { price: number; alias: string }[] }>(
    page,
    'GET',
    `/auction/works/${lots[at]?._id}/bids`,
  );

/** Fills in the bid form and opens its confirmation. */
export const fillBid = async (
  page: Page,
  kind: '자동 응찰' | '직접 응찰',
  amount: string,
  { press, write } = mouse,
) => {
  await press(page.getByRole('radio', { name: new RegExp(`^${kind}`) }));
  await write(page.getByRole('textbox', { name: /최고 한도|응찰 금액/ }), amount);
  await press(page.getByRole('button', { name: /자동 응찰하기|이 금액으로 응찰하기/ }));
};

export const confirmBid = (page: Page, { press } = mouse) =>
  press(page.getByRole('dialog').getByRole('button', { name: '응찰 확인' }));
