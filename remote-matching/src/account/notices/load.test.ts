import { expect, test } from '@jest/globals';
import { addressOf, readQuery } from './load';

const read = (search: string) => readQuery(new URLSearchParams(search));

test('an address says keyword and page', () => expect(read('q=%20행사%20&page=2')).toEqual({ q: '행사', page: 2 }));

test.each(['', 'page=0', 'page=1.5', 'page=x', 'q=%20'])('what %j cannot mean is left out', (search) =>
  expect(read(search)).toEqual({ q: '', page: 1 }),
);

test('what is read back from an address is what it was made of', () => {
  const query = { q: 'a&b=c 한글', page: 3 };
  expect(read(addressOf(query).split('?')[1] ?? '')).toEqual(query);
  expect(addressOf({ page: 1 })).toBe('/matching/notices');
});
