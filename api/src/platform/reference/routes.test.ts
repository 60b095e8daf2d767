import { expect, test } from '@jest/globals';
import { contract, errors, listRoutes } from 'shared/contract';
import { startApi } from '../../app/testing';
import { setUp } from '../testing';
import { html } from './html';
import { listRows } from './schemas';

const api = await setUp(startApi());

const read = async (path: string) => {
  const { status, headers, content } = await api.send({ path });
  return { status, headers, text: String(content) };
};

test('the first page links to every route, and no link is broken', async () => {
  const { text, headers } = await read('/api/docs');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const links = [...text.matchAll(/href="(\/api\/docs\/[\w-]+)#(\w+)"/g)];
  expect(links).toHaveLength(listRoutes(contract).length);
  const pages = new Map<string, string>();
  for (const [, page = '', name] of links) {
    const found = pages.get(page) ?? (await read(page)).text;
    pages.set(page, found);
    expect(found).toContain(`<article id="${name}">`);
  }
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
