import { expect, test } from '@jest/globals';
import { localiseLinks } from './localise-links';

test('links of rich text stay in the language; those to files and to other sites are left alone', () => {
  const html = (link: string) =>
    `<p class="x">/guide <a class="y" href="${link}" target="_blank">더 보기</a> href="/z"</p>`;
  expect(localiseLinks(html('/guide?a=1&amp;b=2'), 'en')).toBe(html('/en/guide?a=1&amp;b=2'));
  expect(localiseLinks(html('/guide'), 'ko')).toBe(html('/guide'));
  for (const link of [
    '/api/v1/files/1',
    'https://elsewhere.example/guide',
    '//elsewhere.example/',
    'mailto:a@b.c',
    '#top',
  ])
    expect(localiseLinks(html(link), 'en')).toBe(html(link));
});
