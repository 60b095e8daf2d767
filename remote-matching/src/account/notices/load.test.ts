import { expect, test } from '@jest/globals';
import { buildNoticesPath, parseQuery } from './load';

const read = (search: string) => parseQuery(new URLSearchParams(search));

test('search text and page are read from the address', () =>
  expect(read('q=%20행사%20&page=2')).toEqual({ q: '행사', page: 2 }));

test.each(['', 'page=0', 'page=1.5', 'page=x', 'q=%20'])('the invalid query %j is ignored', (search) =>
  expect(read(search)).toEqual({ q: '', page: 1 }),
);

test('a query survives being written into an address and read again', () => {
  const query = { q: 'a&b=c 한글', page: 3 };
  expect(read(buildNoticesPath(query).split('?')[1] ?? '')).toEqual(query);
  expect(buildNoticesPath({ page: 1 })).toBe('/matching/notices');
});
