import { expect, test } from '@jest/globals';
import { restoreShape } from './draft';

const empty = { name: '', company: { category: '', areas: [{ city: '', district: '' }] }, channels: [] as string[] };

test('a draft restores the fields of the form', () => {
  const stored = {
    name: '한빛',
    company: { category: 'food', areas: [{ city: 'seoul', district: '중구' }] },
    channels: ['SMS'],
  };
  expect(restoreShape(empty, stored)).toEqual(stored);
});

test.each([null, 'text', 7, [], { name: 1, company: 'x', other: true, channels: 'SMS' }])(
  'values of another shape are left out of %j',
  (stored) => expect(restoreShape(empty, stored)).toEqual(empty),
);
