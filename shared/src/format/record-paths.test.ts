import { expect, test } from '@jest/globals';
import { toArticlePath, toLotPath } from './record-paths';

test('a record is addressed by its slug, percent-encoded, and without one by its id', () => {
  expect(toLotPath({ _id: 'ID', slug: '푸른-밤' })).toBe('/auction/works/%ED%91%B8%EB%A5%B8-%EB%B0%A4');
  expect(toLotPath({ _id: 'ID', slug: null })).toBe('/auction/works/ID');
});

test('a notice lies among the notices, any other post in the magazine', () => {
  expect(toArticlePath({ _id: 'ID', slug: 'a', code: 'NOTICE' })).toBe('/notices/a');
  expect(toArticlePath({ _id: 'ID', slug: 'a', code: 'CASE' })).toBe('/magazine/a');
});
