import { expect, test } from '@jest/globals';
import { buildTestRelease } from 'shared/build/testing';
import type { Api } from 'shared/client';
import type { RecordList } from 'shared/remotes';
import { renderFeed } from './feed';

const article = {
  ...{ _id: 'a1', slug: 'claims', slugs: { ko: '하자', en: 'claims' }, code: 'MAGAZINE', url: null },
  ...{ subject: 'Claims', summary: 'When walls leak', publishAt: '2026-11-02T00:00:00.000Z', createdAt: '2026-10-01' },
};
const fairs = [
  { _id: 'f1', title: 'Spring & summer', updatedAt: '2026-11-03T00:00:00.000Z' },
  { _id: 'f2', title: 'Autumn', updatedAt: '2026-11-01T00:00:00.000Z' },
  { _id: 'f3', title: 'Never changed' },
];
const list: RecordList = {
  list: 'fairs.list',
  key: 'fairs',
  to: '/events/{_id}',
  title: 'title',
  changedAt: 'updatedAt',
  label: { ko: '행사', en: 'Events', cn: '活动' },
  places: ['feed'],
};

const createApi = (listFairs: () => Promise<object>) =>
  ({
    setting: { get: async () => ({ setting: { siteName: 'Portico', seo: { description: '' } } }) },
    boards: { list: async () => ({ boards: [article] }) },
    fairs: { list: listFairs },
  }) as unknown as Api;

const readItems = async (api: Api) => {
  const { release } = buildTestRelease();
  const releases = [{ ...release, manifest: { ...release.manifest, records: [list] } }];
  const xml = await renderFeed('https://portico.example', api, { language: 'en', releases });
  return [...xml.matchAll(/<item><title>(.*?)<\/title><link>(.*?)<\/link>/g)].map(([, ...parts]) => parts);
};

const claims = ['Claims', 'https://portico.example/en/magazine/claims'];

test('articles and the records that remotes offer stand together, the latest first', async () =>
  expect(await readItems(createApi(async () => ({ fairs })))).toEqual([
    ['Spring &amp; summer', 'https://portico.example/en/events/f1'],
    claims,
    ['Autumn', 'https://portico.example/en/events/f2'],
  ]));

test('a list that fails takes nothing but itself away', async () =>
  expect(
    await readItems(
      createApi(async () => {
        throw new Error('gone');
      }),
    ),
  ).toEqual([claims]));
