import { expect, test } from '@jest/globals';
import { buildTestRelease } from 'shared/build/testing';
import type { RecordList } from 'shared/remotes';
import { findRecordLists, readRecords } from './record-lists';

const list: RecordList = {
  route: '/v1/fairs?type=OPEN',
  field: 'fairs',
  to: '/events/{slug,_id}',
  text: 'title',
  description: 'summary',
  changedAt: 'updatedAt',
  title: { ko: '행사', en: 'Events', cn: '活动' },
  places: ['search', 'feed'],
};

const createRelease = (difference: object = {}, contract?: string) => {
  const { release } = buildTestRelease(contract ? { contract } : {});
  return { ...release, manifest: { ...release.manifest, records: [list] }, ...difference };
};

/** Answers with these fairs; `asked` are the routes that were asked for. */
const createGet = (fairs: unknown) => {
  const asked: string[] = [];
  const getRoute = async (route: string) => {
    asked.push(route);
    return { fairs };
  };
  return { getRoute, asked };
};

test('lists are those of remotes that run, for the place that is asked for', () => {
  const mismatched = createRelease({}, '^9.0.0');
  const releases = [mismatched, createRelease(), createRelease({ disabled: true }), buildTestRelease().release];
  expect(findRecordLists(releases, 'search')).toEqual([list]);
  expect(findRecordLists(releases, 'sitemap')).toEqual([]);
});

test('a list is asked for with its own query, and a record becomes a path and texts', async () => {
  const { getRoute, asked } = createGet([
    { _id: 'a b', title: 'Spring', summary: 'Halls 1 and 2', updatedAt: '2026-11-01T00:00:00.000Z' },
  ]);
  expect(await readRecords(getRoute, list, { q: 'spring', limit: 5 })).toEqual([
    {
      path: '/events/a%20b',
      title: 'Spring',
      description: 'Halls 1 and 2',
      changedAt: '2026-11-01T00:00:00.000Z',
    },
  ]);
  expect(asked).toEqual(['/v1/fairs?type=OPEN&q=spring&limit=5']);
});

test.each([
  ['a record without the field of its path', [{ title: 'Spring' }]],
  ['a record without a title', [{ _id: 'a', title: null }]],
  ['an answer that is no list', 'none'],
])('%s is left out', async (_, fairs) => expect(await readRecords(createGet(fairs).getRoute, list, {})).toEqual([]));
