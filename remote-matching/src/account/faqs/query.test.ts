import { expect, test } from '@jest/globals';
import { questionTypes as contractTypes } from 'shared/contract';
import { buildFaqsPath, faqTypes, parseQuery } from './query';

const read = (search: string) => parseQuery(new URLSearchParams(search));

test('type, search text and page are read from the address', () => {
  expect(read('type=homepage&q=%20비밀번호%20&page=2')).toEqual({ type: 'homepage', q: '비밀번호', page: 2 });
});

test.each(['', 'type=unknown', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e9', 'q=%20'])(
  'the invalid query %j is ignored',
  (search) => expect(read(search)).toEqual({ type: null, q: '', page: 1 }),
);

test('a query survives being written into an address and read again', () => {
  const query = { type: 'personal-information', q: 'a&b=c 한글', page: 3 } as const;
  expect(read(buildFaqsPath(query).split('?')[1] ?? '')).toEqual(query);
  expect(buildFaqsPath({ type: null, q: ' ', page: 1 })).toBe('/matching/faqs');
});

test('the types are those of the contract', () => expect(faqTypes).toEqual(contractTypes));
