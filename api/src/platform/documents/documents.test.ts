import { beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { contract, type Lawyer } from 'shared/contract';
import { lawyers as lawyerSeed } from '../../../seed/content/lawyers';
import { setting as seed } from '../../../seed/content/setting';
import { createPicture, startApi } from '../../app/testing';
import { setUp } from '../testing';

const { console: admin } = contract;

const api = await setUp(startApi());
beforeEach(() => api.db.execute(sql`delete from documents`));

const bare = <T extends { picture: string }>({ picture: _, ...rest }: T) => rest;
const { pictureMobile: _mobile, ...hero } = bare(seed.hero);
const setting = {
  ...seed,
  hero,
  gateways: seed.gateways.map(bare),
  offices: seed.offices.map(bare),
  seo: bare(seed.seo),
};
const putSetting = (fields: object, version: number) =>
  api.asAdmin(admin.setting.update, { body: { setting: { ...setting, ...fields }, version } });

describe('the setting', () => {
  test('is replaced as a whole; visitors read the public part in their language', async () => {
    expect((await api.call(contract.setting.get)).status).toBe(404);
    expect((await putSetting({}, 0)).body.version).toBe(1);
    const { body } = await api.call(contract.setting.get, { headers: { 'accept-language': 'en' } });
    expect(body.setting.company.name).toBe('Mungan Law LLC');
    for (const key of ['mail', 'sms', 'auction', 'retention']) expect(body.setting).not.toHaveProperty(key);
  });

  test('has offices with addresses of their own, or with none', async () => {
    const withSlugs = (slugs: (string | null)[]) =>
      setting.offices.map((office, at) => ({ ...office, slug: slugs[at] }));
    expect((await putSetting({ offices: withSlugs(['main', 'branch', null, null]) }, 0)).status).toBe(200);
    const { status, error } = await putSetting({ offices: withSlugs(['main', 'branch', 'main', null]) }, 1);
    expect([status, error.code, error.errors?.[0]?.field]).toEqual([409, 'taken', 'setting.offices.2.slug']);
  });

  test('says in which order visitors see the navigation, and what of it is hidden', async () => {
    const navigation = [
      { place: 'menu', to: '/shop?category={code}' },
      { place: 'header', to: '/#directions', hidden: true },
    ] as const;
    expect((await putSetting({ navigation }, 0)).status).toBe(200);
    expect((await api.call(contract.setting.get)).body.setting.navigation).toEqual(navigation);
    expect((await putSetting({ navigation: null }, 1)).status).toBe(200);
    expect((await api.call(contract.setting.get)).body.setting.navigation).toBeNull();
  });

  test('names an entry of the navigation once for each place, by an address of this site', async () => {
    const shop = { place: 'header', to: '/shop' } as const;
    const twice = await putSetting({ navigation: [shop, { ...shop, place: 'footer' }, shop] }, 0);
    expect([twice.status, twice.error.errors?.[0]?.field]).toEqual([409, 'setting.navigation.2.to']);
    for (const wrong of [
      { ...shop, place: 'ceiling' },
      { ...shop, to: 'javascript:alert(1)' },
    ])
      expect((await putSetting({ navigation: [wrong] }, 0)).status).toBe(422);
    const body = { setting: { ...setting, navigation: [shop] }, version: 0 };
    expect((await api.call(admin.setting.update, { as: 'member', body })).status).toBe(403);
  });

  test('of simultaneous writes one succeeds and the others get the current version', async () => {
    await putSetting({}, 0);
    const all = await Promise.all([1, 2, 3].map((n) => putSetting({ chatUrl: `https://chat.example/${n}` }, 1)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const late = all.find(({ status }) => status === 409);
    expect(late?.error).toMatchObject({ code: 'stale', changedBy: '관리자', current: { version: 2 } });
  });

  test('refuses unknown and invalid fields', async () => {
    const { status, error } = await putSetting({ phones: [{ title: { ko: '' }, tel: '1', process: [] }] }, 0);
    expect(status).toBe(422);
    expect(error.errors?.map(({ field, code }) => [field, code])).toEqual([
      ['setting.phones.0.title.ko', 'required'],
      ['setting.phones.0.tel', 'format'],
    ]);
  });
});

describe('the lawyers', () => {
  const list = lawyerSeed.slice(0, 3).map(bare);
  const put = (lawyers: object[], version: number) =>
    api.asAdmin(admin.lawyers.update, { body: { lawyers: lawyers as typeof list, version } });
  const read = async () => (await api.asAdmin(admin.lawyers.get)).body;
  const asSent = ({ image: _image, order: _order, ...lawyer }: Lawyer) => lawyer;

  test('are listed in order, with ids and positions', async () => {
    await put(list, 0);
    const { body } = await api.call(contract.lawyers.list, { headers: { 'accept-language': 'cn' } });
    expect(body.lawyers.map(({ title }) => title)).toEqual(list.map(({ title }) => title));
    expect(new Set(body.lawyers.map(({ _id }) => _id)).size).toBe(3);
    expect(body.lawyers.map(({ position }) => position)).toEqual(list.map(({ ceo }) => (ceo ? '主任律师' : '律师')));
  });

  test('keep their portraits when the list is saved, and lose them when they are removed', async () => {
    await put(list, 0);
    const [first] = (await read()).lawyers;
    const params = { id: first?._id ?? '' };
    const { body } = await api.asAdmin(admin.lawyers.image, { params, file: await createPicture() });
    const portrait = body.lawyers[0]?.image;
    expect((await put(body.lawyers.map(asSent).toReversed(), body.version)).status).toBe(200);
    const after = await read();
    expect(after.lawyers[2]).toMatchObject({ _id: params.id, image: portrait, order: 2 });
    await put(after.lawyers.slice(0, 2).map(asSent), after.version);
    expect((await api.send({ path: portrait?.url ?? '' })).status).toBe(404);
  });

  test('have unique slugs, and an unknown id is replaced', async () => {
    const [one, two] = list;
    const { status, error } = await put([one ?? {}, { ...two, slug: one?.slug }], 0);
    expect({ status, field: error.errors?.[0]?.field }).toEqual({ status: 409, field: 'lawyers.1.slug' });
    await put([{ ...one, _id: 'made-up' }], 0);
    expect((await read()).lawyers[0]?._id).not.toBe('made-up');
    expect((await put([], 1)).status).toBe(422);
  });

  test('that are not enabled are not listed', async () => {
    await put(
      list.map((lawyer, at) => ({ ...lawyer, enabled: at > 0 })),
      0,
    );
    expect((await api.call(contract.lawyers.list)).body.lawyers).toHaveLength(2);
  });

  test('two portraits uploaded at the same time are both stored', async () => {
    await put(list, 0);
    const { lawyers } = await read();
    const file = await createPicture();
    await Promise.all(lawyers.map(({ _id }) => api.asAdmin(admin.lawyers.image, { params: { id: _id }, file })));
    expect((await read()).lawyers.every(({ image }) => image !== null)).toBe(true);
  });
});

test('enabled practices are listed in order', async () => {
  const practice = (code: string, enabled: boolean) => ({
    code,
    name: { ko: code },
    summary: { ko: '요약' },
    items: [],
    enabled,
  });
  const body = { practices: [practice('b', true), practice('a', true), practice('c', false)], version: 0 };
  expect((await api.asAdmin(admin.practices.update, { body })).status).toBe(200);
  expect((await api.call(contract.practices.list)).body.practices.map(({ code }) => code)).toEqual(['b', 'a']);
});
