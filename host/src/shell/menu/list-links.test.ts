import { expect, test } from '@jest/globals';
import { listLinks } from './list-links';

const list = { route: '/v1/fairs', field: 'fairs', text: 'title' };
const fairs = [
  { _id: '1', slug: '봄 행사', title: 'Spring', status: 'OPEN' },
  { _id: '2', slug: null, title: 'Summer', status: 'DRAFT' },
  { _id: '3', title: 'Autumn', status: 'CLOSED' },
];
const link = (changes: object, answer: unknown) =>
  listLinks({ to: '/fairs/{slug,_id}', list: { ...list, ...changes } }, answer, 'en');

test('each item is a link whose address has the first value that there is, encoded', () => {
  expect(link({}, { fairs })).toEqual([
    { to: `/fairs/${encodeURIComponent('봄 행사')}`, text: 'Spring' },
    { to: '/fairs/2', text: 'Summer' },
    { to: '/fairs/3', text: 'Autumn' },
  ]);
});

test('only items with the values that the list names are shown, at most so many, with what their state is called', () => {
  const titles = { OPEN: { ko: '진행', en: 'Open', cn: '进行' } };
  const only = { field: 'status', values: ['OPEN', 'CLOSED'] };
  expect(link({ only, note: { field: 'status', titles } }, { fairs })).toEqual([
    { to: `/fairs/${encodeURIComponent('봄 행사')}`, text: 'Spring', note: 'Open' },
    { to: '/fairs/3', text: 'Autumn' },
  ]);
  expect(link({ only, max: 1 }, { fairs })).toHaveLength(1);
  expect(link({ only: { field: 'slug', values: [null] } }, { fairs })).toEqual([{ to: '/fairs/2', text: 'Summer' }]);
});

test.each([
  ['no answer', undefined],
  ['a failed one', null],
  ['another shape', { fairs: 'none' }],
  ['items that are none', { fairs: [null, 7, {}, { _id: '1' }, { title: 'no address' }] }],
])('%s makes no links', (_, answer) => expect(link({}, answer)).toEqual([]));
