import { expect, test } from '@jest/globals';
import { toLocalisedPaths, toPaths } from './localised-paths';
import { toLotPath } from './record-paths';

test('a page has a path in each language with a slug, and none is named without slugs', () => {
  const record = { _id: 'ID', slug: 'blue', slugs: { ko: '푸른-밤', en: 'blue', cn: null } };
  expect(toLocalisedPaths(record, toLotPath)).toEqual({
    paths: { ko: '/auction/works/%ED%91%B8%EB%A5%B8-%EB%B0%A4', en: '/auction/works/blue' },
  });
  expect(toLocalisedPaths({ ...record, slugs: {} }, toLotPath)).toEqual({});
});

test('a page with one path has it in each of its languages alone', () => {
  expect(toPaths(['ko', 'en'], '/cases/leak')).toEqual({ paths: { ko: '/cases/leak', en: '/cases/leak' } });
});
