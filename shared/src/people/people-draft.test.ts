import { expect, test } from '@jest/globals';
import { shapedLike } from './people-draft';

const empty = { name: '', company: { category: '', areas: [{ city: '', district: '' }] }, ways: [] as string[] };

test('a draft gives back what the form knows', () => {
  const kept = {
    name: '한빛',
    company: { category: 'food', areas: [{ city: 'seoul', district: '중구' }] },
    ways: ['SMS'],
  };
  expect(shapedLike(empty, kept)).toEqual(kept);
});

test.each([null, 'text', 7, [], { name: 1, company: 'x', other: true, ways: 'SMS' }])(
  'what a form cannot hold is left out of %j',
  (kept) => expect(shapedLike(empty, kept)).toEqual(empty),
);
