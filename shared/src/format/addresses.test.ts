import { describe, expect, test } from '@jest/globals';
import { localiseAddress, splitAddress } from './addresses';

describe('an address', () => {
  test('names its language by its first part, and is Korean without one', () => {
    expect(splitAddress('/magazine?page=2#top')).toEqual({ language: 'ko', address: '/magazine?page=2#top' });
    expect(splitAddress('/en/magazine?page=2#top')).toEqual({ language: 'en', address: '/magazine?page=2#top' });
    expect(splitAddress('/cn')).toEqual({ language: 'cn', address: '/' });
    expect(splitAddress('/en/')).toEqual({ language: 'en', address: '/' });
    expect(splitAddress('/en?a=1')).toEqual({ language: 'en', address: '/?a=1' });
    expect(splitAddress('/english')).toEqual({ language: 'ko', address: '/english' });
    expect(splitAddress('/EN/magazine')).toEqual({ language: 'ko', address: '/EN/magazine' });
  });

  test('of a page leads to the page in the language', () => {
    expect(localiseAddress('/magazine?page=2#top', 'en')).toBe('/en/magazine?page=2#top');
    expect(localiseAddress('/magazine', 'ko')).toBe('/magazine');
    expect(localiseAddress('/', 'cn')).toBe('/cn');
    expect(localiseAddress('/#directions', 'en')).toBe('/en#directions');
    expect(localiseAddress('/english', 'en')).toBe('/en/english');
  });

  test('keeps the language that it names', () => {
    expect(localiseAddress('/cn/magazine', 'en')).toBe('/cn/magazine');
    expect(localiseAddress('/ko/magazine?page=2', 'en')).toBe('/magazine?page=2');
    expect(localiseAddress('/ko', 'en')).toBe('/');
    expect(localiseAddress('/en', 'en')).toBe('/en');
  });

  test('of what is no page is the same in all languages', () => {
    for (const address of [
      '/api/v1/files/1?download=1',
      '/assets/main.js',
      '/rss.xml',
      '/sitemap.xml',
      '/remotes.json',
    ])
      expect(localiseAddress(address, 'en')).toBe(address);
    expect(localiseAddress('/apiary', 'en')).toBe('/en/apiary');
  });

  test('of another site is never made of a path', () => {
    expect(localiseAddress('//elsewhere.example/x', 'en')).toBe('/en//elsewhere.example/x');
  });
});
