import { expect, test } from '@jest/globals';
import { faqTypes as contractTypes } from 'shared/contract';
import { addressOf, faqTypes, readQuery } from './query';

const read = (search: string) => readQuery(new URLSearchParams(search));

test('an address says type, keyword and page', () => {
  expect(read('type=homepage&q=%20비밀번호%20&page=2')).toEqual({ type: 'homepage', q: '비밀번호', page: 2 });
});

test.each(['', 'type=unknown', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e9', 'q=%20'])(
  'what %j cannot mean is left out',
  (search) => expect(read(search)).toEqual({ type: null, q: '', page: 1 }),
);

test('what is read back from an address is what it was made of', () => {
  const query = { type: 'personal-information', q: 'a&b=c 한글', page: 3 } as const;
  expect(read(addressOf(query).split('?')[1] ?? '')).toEqual(query);
  expect(addressOf({ type: null, q: ' ', page: 1 })).toBe('/matching/faqs');
});

test('the types are those of the contract', () => expect(faqTypes).toEqual(contractTypes));
