import { expect, test } from '@jest/globals';
import type { RemotePage } from './module';
import { createRoutes, definePages } from './pages';

const title = { ko: '홈', en: 'Home', cn: '首页' };

// Never called: each marked line must not compile.
export const mistakes = (page: RemotePage, lazy: () => Promise<{ page: RemotePage }>) => {
  // @ts-expect-error a page without a component
  definePages([{ path: '/guide', title }]);

  // @ts-expect-error a page that is both eager and lazy
  definePages([{ path: '/guide', title, eager: true, lazy }]);

  // @ts-expect-error a title that lacks a language
  definePages([{ path: '/guide', title: { ko: '홈' }, lazy }]);

  // @ts-expect-error a scope that does not exist
  definePages([{ path: '/guide', title, scope: 'admin', lazy }]);

  // @ts-expect-error a misspelt property
  definePages([{ path: '/guide', title, chunks: 'read', lazy }]);

  // @ts-expect-error a module that is no page
  definePages([{ path: '/guide', title, lazy: async () => ({ Page: page.Page }) }]);

  const mixed = definePages([
    { path: '/', title, eager: true },
    { path: '/guide', title, lazy },
  ]);
  // @ts-expect-error an eager page that is missing
  createRoutes(mixed);

  // @ts-expect-error an eager page that is missing
  createRoutes(mixed, {});

  // @ts-expect-error a page that is not marked eager
  createRoutes(mixed, { '/': page, '/guide': page });

  const lazyOnly = definePages([{ path: '/guide', title, lazy }]);
  // @ts-expect-error a page that is not marked eager
  createRoutes(lazyOnly, { '/guide': page });

  return [createRoutes(mixed, { '/': page }), createRoutes(lazyOnly)];
};

test('mistakes in a list of pages do not compile', () => expect(mistakes).toBeInstanceOf(Function));
