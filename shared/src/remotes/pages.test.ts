import { expect, test } from '@jest/globals';
import { resolvePage } from './module';
import { createRoutes, definePages, describePages } from './pages';

const title = { ko: '홈', en: 'Home', cn: '首页' };
const home = { Page: () => null };
const guide = { Page: () => null, load: async () => 1 };
const pages = definePages([
  { path: '/', title, ssr: true, eager: true },
  { path: '/guide', chunk: 'consult', title, scope: 'user', lazy: async () => ({ page: guide }) },
]);

test('the manifest has what is written in the list, and no code', () =>
  expect(JSON.parse(JSON.stringify(describePages(pages)))).toEqual([
    { path: '/', title, ssr: true },
    { path: '/guide', chunk: 'consult', title, scope: 'user' },
  ]));

test('each path of the manifest has its route, in the same order', async () => {
  const routes = createRoutes(pages, { '/': home });
  expect(routes.map(({ path }) => path)).toEqual(describePages(pages).map(({ path }) => path));
  expect(await Promise.all(routes.map(resolvePage))).toMatchObject([home, guide]);
});

test('a page is loaded when its route asks for it, not before', () => {
  let loads = 0;
  const lazy = async () => {
    loads += 1;
    return { page: guide };
  };
  const [route] = createRoutes(definePages([{ path: '/guide', title, lazy }]));
  expect(loads).toBe(0);
  if (route) void resolvePage(route);
  expect(loads).toBe(1);
});
