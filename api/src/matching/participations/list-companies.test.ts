import { expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { createPicture } from '../../app/testing';
import { setUp } from '../../platform/testing';
import { startFair } from '../matchings/testing';

const { participations, fairProducts, products } = contract;
const api = await setUp(startFair());
const params = { id: api.fair._id };

type User = Parameters<typeof api.as>[0];

/** Creates a product of a seller with a picture, shown at the fair. */
const showProduct = async (seller: User, name: object) => {
  const body = { name, origin: '대한민국', category: 'living', status: 'PUBLISHED' } as never;
  const { _id } = (await api.as(seller, products.create, { body })).body.product;
  await api.as(seller, products.setThumb, { params: { id: _id }, file: await createPicture() });
  const { body: shown } = await api.as(seller, fairProducts.create, { params, body: { _product: _id } });
  return shown.product;
};

test('a seller is found by a product that it shows at the fair, in each language, and not by a hidden one', async () => {
  const [seller, other] = [await api.newSeller(), await api.newSeller()];
  const { product, version } = await showProduct(seller, { ko: '달빛 항아리', en: 'Moonlight Jar' });
  await showProduct(other, { ko: '옻칠 소반' });
  const find = async (q: string) => {
    const { body } = await api.call(participations.sellers, { params, query: { q } });
    return body.sellers.map(({ _id }) => _id);
  };
  expect(await find('항아리')).toEqual([seller._id]);
  expect(await find('moonlight')).toEqual([seller._id]);
  expect(await find('100%')).toEqual([]);
  const at = { id: api.fair._id, product: product._id };
  await api.as(seller, fairProducts.update, { params: at, body: { visible: false, version } });
  expect(await find('항아리')).toEqual([]);
});

test('a participant is told of a company what to decide by and what both have in common; a visitor is not', async () => {
  const buyer = await api.person({ role: 'BUYER' });
  await api.pool.query(
    `update users set company = company || '{"foundedYear": 1998, "employees": 40}', language = 'cn',
      buyer = buyer || '{"budget": {"from": 100000000}, "channels": "백화점, 온라인몰"}' where _id = $1`,
    [buyer._id],
  );
  await api.join(buyer);
  await api.pool.query(`update participations set interpreter = '중국어' where _user = $1`, [buyer._id]);
  const read = async (reader?: User) => {
    const { body } = reader
      ? await api.as(reader, participations.buyers, { params, query: {} })
      : await api.call(participations.buyers, { params, query: {} });
    return body.buyers.find(({ _id }) => _id === buyer._id);
  };
  const background = {
    foundedYear: 1998,
    employees: 40,
    budget: { from: 100_000_000 },
    channels: '백화점, 온라인몰',
    language: 'cn',
    interpreter: '중국어',
    reasons: [
      { kind: 'CATEGORY', values: ['living'] },
      { kind: 'REGION', values: ['seoul'] },
      { kind: 'MODE', values: ['ONLINE', 'OFFLINE'] },
    ],
  };
  expect(await read()).toMatchObject({ background: null });
  expect(await read(await api.person())).toMatchObject({ background: null });
  expect(await read(api.seller)).toMatchObject({ background });

  const { _id } = await api.createRequest(buyer, api.seller, [api.slot(0)]);
  expect(await api.readMatching(api.seller, _id)).toMatchObject({ contact: null, background });
  expect((await api.readMatching(buyer, _id)).background).toMatchObject({ budget: null, employees: null });
});
