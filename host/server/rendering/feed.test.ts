import { expect, test } from '@jest/globals';
import { buildTestRelease } from 'shared/build/testing';
import type { Api } from 'shared/client';
import type { RecordList } from 'shared/remotes';
import type { GetRoute } from '../../src/records/record-lists';
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
  route: '/v1/fairs',
  field: 'fairs',
  to: '/events/{_id}',
  text: 'title',
  changedAt: 'updatedAt',
  title: { ko: '행사', en: 'Events', cn: '活动' },
  places: ['feed'],
};

const api = {
  setting: { get: async () => ({ setting: { siteName: 'Portico', seo: { description: '' } } }) },
  boards: { list: async () => ({ boards: [article] }) },
} as unknown as Api;

const readItems = async (getRoute: GetRoute) => {
  const { release } = buildTestRelease();
  const releases = [{ ...release, manifest: { ...release.manifest, records: [list] } }];
  const xml = await renderFeed('https://portico.example', { api, getRoute }, { language: 'en', releases });
  return [...xml.matchAll(/<item><title>(.*?)<\/title><link>(.*?)<\/link>/g)].map(([, ...parts]) => parts);
};

const claims = ['Claims', 'https://portico.example/en/magazine/claims'];

test('articles and the records that remotes offer stand together, the latest first', async () =>
  expect(await readItems(async () => ({ fairs }))).toEqual([
    ['Spring &amp; summer', 'https://portico.example/en/events/f1'],
    claims,
    ['Autumn', 'https://portico.example/en/events/f2'],
  ]));

test('a list that fails takes nothing but itself away', async () =>
  expect(
    await readItems(async () => {
      throw new Error('gone');
    }),
  ).toEqual([claims]));
