import { expect, test } from '@jest/globals';
import { findParentPath } from './parent-path';

const routes = [
  '/',
  '/auction-search',
  '/auction/works/:id',
  '/auction/programs',
  '/auction/programs/:id',
  '/shop',
  '/shop/products/:id',
  '/matching/manuals/seller',
  '/terms/:code',
  '/console/*',
].map((path) => ({ path }));

test.each([
  ['/auction', '/auction/programs'],
  ['/auction/works', '/auction/programs'],
  ['/shop/products', '/shop'],
  ['/shop/products/', '/shop'],
  ['/matching/manuals', '/matching/manuals/seller'],
  ['/matching', '/matching/manuals/seller'],
  ['/terms', '/'],
])('%s is above pages and leads to %s', (path, page) => expect(findParentPath(routes, path)).toBe(page));

test.each(['/', '/shop', '/shop/products/1', '/console/boards', '/auction-', '/shop/product', '/nothing', '//', '/%'])(
  '%s leads nowhere',
  (path) => expect(findParentPath(routes, path)).toBe(null),
);
