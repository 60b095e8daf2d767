import { expect, test } from '@jest/globals';
import type { Head } from 'shared/remotes';
import { renderedMarkup } from './messages';

const parse = (head: Head) => renderedMarkup.safeParse({ head }).success;

test('all of what a page names in its head reaches the document', () => {
  const head: Required<Head> = {
    title: '하자',
    description: '하자 보수',
    image: '/api/v1/files/1',
    jsonLd: [{ '@type': 'Article' }],
    noindex: false,
    paths: { ko: '/magazine/하자', en: '/magazine/defects' },
  };
  expect(renderedMarkup.parse({ head })).toEqual({ head });
});

test.each(['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example/', '/%E0%A4%A', ''])(
  'a head with the path %j is refused',
  (path) => expect(parse({ title: '', paths: { en: path } })).toBe(false),
);

test('a head with a picture whose address is none is refused', () => {
  expect(parse({ title: '', image: 'http://[' })).toBe(false);
  expect(parse({ title: '', image: 'https://elsewhere.example/1.jpg' })).toBe(true);
});
