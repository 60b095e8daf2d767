import { expect, test } from '@jest/globals';
import type { Location, To } from 'react-router';
import type { PlainHistory, Update } from './guarded-history';
import { createLanguageHistory } from './language-history';

const createBrowser = (address: string) => {
  const browser = { address, listener: (_: Update) => {} };
  const location = () => {
    const { pathname, search, hash } = new URL(browser.address, 'http://here');
    return { pathname, search, hash, state: null, key: 'a' } as Location;
  };
  const go = (to: To) => {
    browser.address = String(to);
    browser.listener({ action: 'PUSH', location: location() } as Update);
  };
  const history = createLanguageHistory({
    get location() {
      return location();
    },
    listen: (listener) => {
      browser.listener = listener;
      return () => {};
    },
    index: () => 0,
    createHref: String,
    push: go,
    replace: go,
    go: () => {},
  } as Omit<PlainHistory, 'language'>);
  return { browser, history };
};

test('a page reads its address without the language', () => {
  const { history } = createBrowser('/en/magazine?page=2#top');
  expect(history.location).toMatchObject({ pathname: '/magazine', search: '?page=2', hash: '#top' });
  expect(history.language()).toBe('en');
});

test('links and navigation stay in the language of the address', () => {
  const { browser, history } = createBrowser('/cn');
  const seen: string[] = [];
  history.listen(({ location }) => seen.push(location.pathname));
  expect(history.createHref('/shop?category=a')).toBe('/cn/shop?category=a');
  history.push({ pathname: '/shop', search: '?category=a', hash: '' });
  expect(browser.address).toBe('/cn/shop?category=a');
  history.replace('/');
  expect(browser.address).toBe('/cn');
  expect(seen).toEqual(['/shop', '/']);
});

test('an address that names a language leads there', () => {
  const { browser, history } = createBrowser('/en/shop');
  expect(history.createHref('/cn/shop')).toBe('/cn/shop');
  history.push('/ko/shop');
  expect([browser.address, history.language()]).toEqual(['/shop', 'ko']);
  expect(history.createHref('/shop')).toBe('/shop');
});
