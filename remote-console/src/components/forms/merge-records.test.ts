import { expect, test } from '@jest/globals';
import { isInConflict, mergeRecords } from './merge-records';

const base = { version: 1, subject: { ko: '가', en: null }, pinned: false, tags: ['a'] };

test('changes to different fields and languages are merged', () => {
  const mine = { ...base, subject: { ko: '나', en: '' } };
  const theirs = { version: 2, subject: { ko: '가', en: 'b' }, pinned: true, tags: ['a'] };
  expect(mergeRecords({ base, mine, theirs })).toEqual({
    merged: { version: 2, subject: { ko: '나', en: 'b' }, pinned: true, tags: ['a'] },
    conflicts: [],
  });
});

test('the same field with different values is a conflict, and mine until it is decided', () => {
  const mine = { ...base, subject: { ko: '나', en: null }, tags: ['a', 'b'], pinned: true };
  const theirs = { ...base, version: 2, subject: { ko: '다', en: null }, tags: ['c'], pinned: true };
  const { merged, conflicts } = mergeRecords({ base, mine, theirs });
  expect(conflicts).toEqual(['subject.ko', 'tags']);
  expect(merged).toMatchObject({ version: 2, subject: { ko: '나' }, tags: ['a', 'b'], pinned: true });
  expect(isInConflict(conflicts, 'tags.0')).toBe(true);
  expect(isInConflict(conflicts, 'subject.en')).toBe(false);
});
