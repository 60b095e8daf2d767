import { randomUUID } from 'node:crypto';
import type { ApiClient } from './api-client';
import type { Acknowledged, Party } from './load';

export interface TradeOptions {
  client: ApiClient;
  /** Members with an approved paddle, and open lots of the sale. */
  bidders: Party[];
  works: string[];
  /** A product with stock for all orders. */
  product: string;
  shopTermsVersion: number;
  sellers: Party[];
  isOver: () => boolean;
}

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

const withKey = (headers: Record<string, string>) => ({ ...headers, 'idempotency-key': randomUUID() });

/** Bids the next amount on a lot; a bid that was too late is refused. */
const placeBids = async ({ client, works, isOver }: TradeOptions, acknowledged: Acknowledged, { headers }: Party) => {
  while (!isOver()) {
    const work = pick(works);
    const read = await client.send('GET', `/api/v1/auction/works/${work}`, {});
    const { minNext } = (read.body as unknown as { work: { minNext: number } }).work;
    const path = `/api/v1/auction/works/${work}/bids`;
    const { status, body } = await client.send('POST', path, withKey(headers), { amount: minNext, type: 'DIRECT' });
    if (status === 201) acknowledged.bids.push((body as unknown as { bid: { _id: string } }).bid._id);
    else acknowledged.refused += 1;
  }
};

const receiver = {
  name: '김하늘',
  phone: '01012345678',
  address: { zip: '04524', address1: '서울 중구 세종대로 110' },
};

const placeOrders = async (options: TradeOptions, acknowledged: Acknowledged, { headers }: Party) => {
  const { client, product, shopTermsVersion, isOver } = options;
  const items = [{ _product: product, qty: 1 }];
  while (!isOver()) {
    const quoted = await client.send('POST', '/api/v1/me/orders/quote', headers, { items });
    if (quoted.status !== 200) throw new Error(`A quote was refused: ${JSON.stringify(quoted.body)}`);
    const { total } = (quoted.body as unknown as { quote: { amounts: { total: number } } }).quote.amounts;
    const agreements = [{ termsCode: 'shop', termsVersion: shopTermsVersion, agreed: true }];
    const order = { items, total, method: 'TRANSFER', receiver, agreements };
    const { status, body } = await client.send('POST', '/api/v1/me/orders', withKey(headers), order);
    if (status === 201) acknowledged.orders.push((body as unknown as { order: { _id: string } }).order._id);
    else acknowledged.refused += 1;
  }
};

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Replaces the picture of an own product; the last one that was acknowledged must be there. */
const uploadPictures = async ({ client, isOver }: TradeOptions, acknowledged: Acknowledged, { headers }: Party) => {
  const { body } = await client.send('GET', '/api/v1/me/products', headers);
  const [product] = (body as unknown as { products: { _id: string }[] }).products;
  if (!product) return;
  while (!isOver()) {
    const form = new FormData();
    form.append('thumb', new File([png], 'thumb.png', { type: 'image/png' }));
    const path = `/api/v1/me/products/${product._id}/thumb`;
    const { status, body: changed } = await client.send('POST', path, headers, form);
    const { product: after } = changed as unknown as { product?: { thumb: { url: string } } };
    if (status < 300 && after) {
      acknowledged.pictures.set(product._id, after.thumb.url);
      acknowledged.uploads += 1;
    } else acknowledged.refused += 1;
  }
};

/** Bids, orders and uploads concurrently until `isOver`. */
export const runTrade = async (options: TradeOptions, acknowledged: Acknowledged) => {
  await Promise.all([
    ...options.bidders.map((bidder) => placeBids(options, acknowledged, bidder)),
    ...options.bidders.slice(0, 2).map((buyer) => placeOrders(options, acknowledged, buyer)),
    ...options.sellers.slice(0, 2).map((seller) => uploadPictures(options, acknowledged, seller)),
  ]);
};
