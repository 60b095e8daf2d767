import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { transformPageList } from './page-list';

const transform = (source: string, routesOnly: boolean) =>
  ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    transformers: { before: [transformPageList({ routesOnly })] },
  }).outputText;

const source = `
import { defineExtensions, definePages } from 'shared/remotes';
export const pages = definePages([
  { path: '/', title: home, ssr: true, eager: true },
  { path: '/guide', chunk: 'consult', title: { ko: '안내' }, ssr: true, lazy: () => import('./guide/page') },
  { path: '/my', chunk: 'my', title: my, lazy: () => import('./my/pages').then(({ my: page }) => ({ page })) },
  { path: '/login', title: login, scope: 'user', lazy: () => import('./login/page') },
  ...more,
]);
export const extensions = defineExtensions([
  { slot: 'my-page', scope: ['seller'], chunk: 'meetings', lazy: () => import('./extensions/meetings') },
]);
export const other = [{ path: '/x', chunk: 'x', lazy: () => import('./x') }];
`;

test('each import bears the name of its chunk', () => {
  const output = transform(source, false);
  expect(output).toContain(`import(/* webpackChunkName: "consult" */ "./guide/page")`);
  expect(output).toMatch(/import\(\/\* webpackChunkName: "my" \*\/ "\.\/my\/pages"\)\.then\(/);
  expect(output).toMatch(/import\(["']\.\/login\/page["']\)/);
  expect(output).toMatch(/import\(["']\.\/x["']\)/);
  expect(output).toContain(`import(/* webpackChunkName: "meetings" */ "./extensions/meetings")`);
  expect(output).toContain('title: home');
});

test('the browser receives paths, slots and imports alone', () => {
  const output = transform(source, true);
  expect(output).toContain(`import(/* webpackChunkName: "consult" */ "./guide/page")`);
  for (const path of ['/', '/guide', '/my', '/login']) expect(output).toContain(`path: '${path}'`);
  expect(output).toContain("slot: 'my-page'");
  expect(output).toContain('...more');
  expect(output.slice(0, output.indexOf('other'))).not.toMatch(/title|ssr|scope|chunk:|eager/);
});
