import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contract, errors, routesOf } from 'shared/contract';
import { startApi, type TestApi } from '../../app/testing';
import { html } from './html';
import { rowsOf } from './schemas';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const read = async (path: string) => {
  const { status, headers, content } = await api.send({ path });
  return { status, headers, text: String(content) };
};

test('the first page leads to every route, and each link to a place that is there', async () => {
  const { text, headers } = await read('/api/docs');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const links = [...text.matchAll(/href="(\/api\/docs\/[\w-]+)#(\w+)"/g)];
  expect(links).toHaveLength(routesOf(contract).length);
  const pages = new Map<string, string>();
  for (const [, page = '', name] of links) {
    const found = pages.get(page) ?? (await read(page)).text;
    pages.set(page, found);
    expect(found).toContain(`<article id="${name}">`);
  }
});

test('its policy allows nothing but its own style sheet, and it needs nothing else', async () => {
  const { text, headers } = await read('/api/docs/matchings');
  expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
  expect(text).not.toMatch(/<script|\sstyle=|\son\w+=|src=/);
  expect((await read('/api/docs/style.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});

test('errors are listed, unknown groups are not found, and the document is the one that was built', async () => {
  const { text } = await read('/api/docs/errors');
  for (const code of Object.keys(errors)) expect(text).toContain(`<code>${code}</code>`);
  expect((await read('/api/docs/nothing')).status).toBe(404);
  const { status, content } = await api.send({ path: '/api/openapi.json' });
  expect({ status, version: (content as { openapi: string }).openapi }).toEqual({ status: 200, version: '3.1.0' });
});

test('fields within lists and beside null are named in full', () => {
  const title = { type: 'string', maxLength: 10 };
  const item = { anyOf: [{ type: 'object', required: ['title'], properties: { title } }, { type: 'null' }] };
  const rows = rowsOf({ type: 'object', properties: { boards: { type: 'array', items: item } } });
  expect(rows.map(({ name, limits }) => [name, limits])).toEqual([
    ['boards', ''],
    ['boards[].title', '…10 characters'],
  ]);
});

test('what is filled in is text', () => {
  expect(html`<p>${'<b>"&'}</p>`.text).toBe('<p>&lt;b&gt;&quot;&amp;</p>');
});
