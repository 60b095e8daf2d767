import { expect, test } from '@jest/globals';
import { contract, errors, listRoutes } from 'shared/contract';
import { type Identity, startApi } from '../../app/testing';
import type { createOpenapiDocument } from '../openapi';
import { setUp } from '../testing';
import { html } from './html';
import { listRows } from './schemas';

const api = await setUp(startApi());

const getHeaders = async (identity?: Identity): Promise<Record<string, string>> =>
  identity ? { authorization: `Bearer ${await api.getToken(identity)}` } : {};

const read = async (path: string, identity?: Identity) => {
  const { status, headers, content } = await api.send({ path, headers: await getHeaders(identity) });
  return { status, headers, text: String(content) };
};

const routes = listRoutes(contract);
/** What the host answers itself: releases are shown and changed, deployments reported on, and failures shown in source lines. */
const hostRoutes = 4;
const others = routes.filter(({ route }) => route.access !== 'console');

test.each([
  ['to every route and those of the host for an administrator', 'admin', routes.length + hostRoutes],
  ['to the public and the members’ routes for a member', 'member', others.length],
  ['to the same for a visitor', undefined, others.length],
] as const)('the first page links %s, and no link is broken', async (_, identity, count) => {
  const { text, headers } = await read('/api/docs', identity);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const links = [...text.matchAll(/href="(\/api\/docs\/[\w-]+)#(\w+)"/g)];
  expect(links).toHaveLength(count);
  const pages = new Map<string, string>();
  for (const [, page = '', name] of links) {
    const found = pages.get(page) ?? (await read(page, identity)).text;
    pages.set(page, found);
    expect(found).toContain(`<article id="${name}">`);
  }
});

test('a group of the console is not found by others than administrators', async () => {
  expect((await read('/api/docs/console-faqs', 'admin')).status).toBe(200);
  for (const identity of ['seller', undefined] as const)
    expect((await read('/api/docs/console-faqs', identity)).status).toBe(404);
});

test('the OpenAPI document has the routes and shapes of its reader, and is not given to another one', async () => {
  const readDocument = async (identity?: Identity) => {
    const { content, headers } = await api.send({ path: '/api/openapi.json', headers: await getHeaders(identity) });
    const { paths, tags, components } = content as ReturnType<typeof createOpenapiDocument>;
    const schemas = Object.keys(components.schemas);
    return { text: JSON.stringify(content), paths: Object.keys(paths), tags, schemas, headers };
  };
  const [admin, member, visitor] = [
    await readDocument('admin'),
    await readDocument('member'),
    await readDocument(),
  ] as const;
  expect(admin.paths.some((path) => path.includes('/console/'))).toBe(true);
  expect(member.text).toBe(visitor.text);
  expect(visitor.text).not.toMatch(/\/api\/console\b|"x-access":"console"|console faqs/);
  expect(visitor.schemas.length).toBeLessThan(admin.schemas.length);
  expect(admin.schemas).toEqual(expect.arrayContaining(visitor.schemas));
  // Every reference leads to something.
  for (const [, name] of visitor.text.matchAll(/"#\/components\/schemas\/([\w.]+)"/g))
    expect(visitor.schemas).toContain(name);
  expect(admin.headers.etag).not.toBe(visitor.headers.etag);
  for (const { headers } of [admin, visitor]) expect(headers.vary?.toLowerCase()).toContain('authorization');
  expect(admin.headers['cache-control']).toBe('private, no-cache');
  expect(visitor.headers['cache-control']).toBe('public, max-age=300');
});

test('the content security policy allows only the style sheet, and the pages need nothing else', async () => {
  const { text, headers } = await read('/api/docs/matchings');
  expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
  expect(text).not.toMatch(/<script|\sstyle=|\son\w+=|src=/);
  expect((await read('/api/docs/style.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});

test('errors are listed, unknown groups are not found, and the OpenAPI document is served', async () => {
  const { text } = await read('/api/docs/errors');
  for (const code of Object.keys(errors)) expect(text).toContain(`<code>${code}</code>`);
  expect((await read('/api/docs/nothing')).status).toBe(404);
  const { status, content } = await api.send({ path: '/api/openapi.json' });
  expect({ status, version: (content as { openapi: string }).openapi }).toEqual({ status: 200, version: '3.1.0' });
});

test('the OpenAPI document goes out compressed, and not again to who has it', async () => {
  const request = { path: '/api/openapi.json', headers: { 'accept-encoding': 'gzip' } };
  const { status, headers } = await api.send(request);
  expect({ status, encoding: headers['content-encoding'] }).toEqual({ status: 200, encoding: 'gzip' });
  const again = await api.send({ ...request, headers: { ...request.headers, 'if-none-match': headers.etag ?? '' } });
  expect(again.status).toBe(304);
});

test('the page of schemas has every name, and fields lead to it', async () => {
  const { text } = await read('/api/docs/schemas');
  expect(text).toContain('<article id="Order">');
  expect((await read('/api/docs/orders')).text).toContain('<a href="/api/docs/schemas#Order">Order</a>');
});

test('fields in lists and nullable objects have full names', () => {
  const title = { type: 'string', maxLength: 10 };
  const item = { anyOf: [{ type: 'object', required: ['title'], properties: { title } }, { type: 'null' }] };
  const rows = listRows({ type: 'object', properties: { boards: { type: 'array', items: item } } });
  expect(rows.map(({ name, limits }) => [name, limits])).toEqual([
    ['boards', ''],
    ['boards[].title', '…10 characters'],
  ]);
});

test('values are escaped', () => {
  expect(html`<p>${'<b>"&'}</p>`.text).toBe('<p>&lt;b&gt;&quot;&amp;</p>');
});
