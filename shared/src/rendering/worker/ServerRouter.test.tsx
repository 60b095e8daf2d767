import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, NavLink, useHref, useLocation } from 'shared/router';
import { ServerRouter } from './ServerRouter';

const Page = () => {
  const { pathname, search } = useLocation();
  return (
    <form action={useHref('/shop')}>
      {pathname + search}
      <Link to="/guide#fees">a</Link>
      <Link to="/">b</Link>
      <Link to="?page=3">c</Link>
      <NavLink to="/magazine">d</NavLink>
      <Link to="/ko/magazine">e</Link>
      <Link to="https://elsewhere.example/x">f</Link>
    </form>
  );
};

const render = (language: 'ko' | 'en') =>
  renderToStaticMarkup(
    <ServerRouter address="/magazine?page=2" language={language}>
      <Page />
    </ServerRouter>,
  );

const findAddresses = (html: string) => [...html.matchAll(/(?:href|action)="([^"]*)"/g)].map(([, address]) => address);

test('a page does not know its language, and its links and forms stay in it', () => {
  const html = render('en');
  expect(html).toContain('/magazine?page=2<');
  expect(html).toContain('aria-current="page"');
  expect(findAddresses(html)).toEqual([
    '/en/shop',
    '/en/guide#fees',
    '/en',
    '/en/magazine?page=3',
    '/en/magazine',
    '/magazine',
    'https://elsewhere.example/x',
  ]);
});

test('Korean pages have addresses without a language', () => {
  expect(findAddresses(render('ko')).slice(0, 4)).toEqual(['/shop', '/guide#fees', '/', '/magazine?page=3']);
});
