import type { Page } from '@playwright/test';
import { call, own } from './console-support';
import { lotsOpen } from './database';
import { clicking } from './hands';

const momentFrom = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

export interface Sale {
  _id: string;
  code: string;
  title: string;
  lots: { _id: string; title: string }[];
}

interface Given {
  /** Starting prices, one a lot. */
  prices?: number[];
  [field: string]: unknown;
}

let made = 0;

/** An auction of a journey's own that takes bids now, with lots that still run for two hours. */
export const startSale = async (
  office: Page,
  title: string,
  { prices = [100_000], ...changes }: Given = {},
): Promise<Sale> => {
  made += 1;
  const code = `journey-${Date.now().toString(36)}-${made}`;
  const { program } = await call<{ program: { _id: string } }>(office, 'POST', '/auction/programs', {
    title: { ko: title, en: `Sale ${made}`, cn: `拍卖 ${made}` },
    code,
    hall: 'threshold',
    openAt: momentFrom(60),
    closeAt: momentFrom(180),
    interval: 60,
    window: 60,
    extension: 30,
    increments: [{ from: 0, step: 10_000 }],
    published: true,
    ...changes,
  });
  const { author } = await call<{ author: { _id: string } }>(office, 'POST', '/auction/authors', {
    name: { ko: `문여림 ${made}`, en: `Mun Yeorim ${made}` },
  });
  const lots: Sale['lots'] = [];
  for (const [at, startPrice] of prices.entries()) {
    const name = `${title} 작품 ${at + 1}`;
    const { work } = await call<{ work: { _id: string } }>(office, 'POST', '/auction/works', {
      _program: program._id,
      lotNo: at + 1,
      _author: author._id,
      title: { ko: name, en: `Work ${at + 1}` },
      startPrice,
      status: 'SCHEDULED',
    });
    lots.push({ _id: work._id, title: name });
  }
  await lotsOpen(program._id);
  return { _id: program._id, code, title, lots };
};

/** Takes a paddle as the form would. */
export const takePaddle = async (page: Page, { _id }: Sale) => {
  const { terms } = await own<{ terms: { version: number } }>(page, 'GET', '/terms/auction');
  await own(page, 'POST', `/auction/programs/${_id}/paddle`, {
    consents: [{ termsCode: 'auction', termsVersion: terms.version, agreed: true }],
  });
};

export const lotPath = ({ lots }: Sale, at = 0) => `/auction/works/${lots[at]?._id}`;

/** Bids that the lot counts, as anybody may read. */
export const bidsOn = async (page: Page, { lots }: Sale, at = 0) =>
  own<{ total: number; bids: { price: number; alias: string }[] }>(page, 'GET', `/auction/works/${lots[at]?._id}/bids`);

/** Fills the form and comes to the question whether to bid. */
export const offer = async (
  page: Page,
  kind: '자동 응찰' | '직접 응찰',
  amount: string,
  { press, write } = clicking,
) => {
  await press(page.getByRole('radio', { name: new RegExp(`^${kind}`) }));
  await write(page.getByRole('textbox', { name: /최고 한도|응찰 금액/ }), amount);
  await press(page.getByRole('button', { name: /자동 응찰하기|이 금액으로 응찰하기/ }));
};

export const confirm = (page: Page, { press } = clicking) =>
  press(page.getByRole('dialog').getByRole('button', { name: '응찰 확인' }));
