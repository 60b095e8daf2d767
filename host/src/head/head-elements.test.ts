import { expect, test } from '@jest/globals';
import type { Head } from 'shared/remotes';
import { describeHead } from './head-elements';

const origin = 'https://portico.example';

/** The canonical address, and the addresses by language. */
const describe = (language: 'ko' | 'en' | 'cn', pathname: string, head: Partial<Head> = {}) => {
  const elements = describeHead({ head: { title: 'Page', ...head }, language, pathname, setting: null }, origin);
  const links = elements.flatMap(({ tag, attributes }) => (tag === 'link' ? [attributes] : []));
  return {
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
    alternates: Object.fromEntries(links.flatMap(({ hreflang, href }) => (hreflang ? [[hreflang, href]] : []))),
    shared: elements.find(({ attributes }) => attributes.property === 'og:url')?.attributes.content,
  };
};

const guide = {
  ko: `${origin}/guide`,
  en: `${origin}/en/guide`,
  'zh-Hans': `${origin}/cn/guide`,
  'x-default': `${origin}/guide`,
};

test('a page names its own address as the canonical one, and the same set of languages on each of them', () => {
  expect(describe('ko', '/guide')).toEqual({ canonical: [guide.ko], alternates: guide, shared: guide.ko });
  expect(describe('en', '/guide')).toEqual({ canonical: [guide.en], alternates: guide, shared: guide.en });
  expect(describe('cn', '/guide').canonical).toEqual([guide['zh-Hans']]);
});

test('the home page has an address in each language', () => {
  const home = { ko: `${origin}/`, en: `${origin}/en`, 'zh-Hans': `${origin}/cn`, 'x-default': `${origin}/` };
  expect(describe('en', '/')).toEqual({ canonical: [home.en], alternates: home, shared: home.en });
});

test('a page whose path differs by language names each of them', () => {
  const paths = { ko: '/magazine/하자', en: '/magazine/defects', cn: '/magazine/缺陷' };
  const { canonical, alternates } = describe('en', '/magazine/defects', { paths });
  expect(canonical).toEqual([`${origin}/en/magazine/defects`]);
  expect(alternates.ko).toBe(`${origin}/magazine/${encodeURIComponent('하자')}`);
  expect(alternates['zh-Hans']).toBe(`${origin}/cn/magazine/${encodeURIComponent('缺陷')}`);
});

test('a page without content in a language is not named there, and its address leads search engines to the Korean one', () => {
  const head = { paths: { ko: '/magazine/defects' } };
  const expected = {
    canonical: [`${origin}/magazine/defects`],
    alternates: { ko: `${origin}/magazine/defects`, 'x-default': `${origin}/magazine/defects` },
  };
  expect(describe('en', '/magazine/defects', head)).toMatchObject(expected);
  expect(describe('ko', '/magazine/defects', head)).toMatchObject(expected);
});

test('a page that is not to be found names no address', () => {
  expect(describe('en', '/my', { noindex: true })).toMatchObject({ canonical: [], alternates: {} });
});
