import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import serveStatic from '@fastify/static';
import { afterAll, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { createTemporaryFolder } from 'shared/build/testing';
import { cacheStaticFiles } from './static-file-cache';

const root = createTemporaryFolder();
const app = fastify();
cacheStaticFiles(app);
await app.register(serveStatic, { root, prefix: '/assets/', preCompressed: true, maxAge: '365d', immutable: true });
afterAll(() => app.close());

const place = (file: string, content: string) => writeFileSync(path.join(root, file), content);
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('a file is sent from memory as it was sent from the disk', async () => {
  place('a.js', 'export {};');
  const first = await get('/assets/a.js');
  rmSync(path.join(root, 'a.js'));
  const again = await get('/assets/a.js?anything');
  expect([again.statusCode, again.body]).toEqual([200, 'export {};']);
  const { date: _, ...headers } = first.headers;
  expect(again.headers).toMatchObject(headers);
  expect(again.headers['cache-control']).toContain('immutable');
});

test('each browser gets the form that it accepts', async () => {
  place('b.js', 'plain');
  place('b.js.br', 'packed');
  const bodies = [];
  for (const encoding of ['identity', 'br', 'identity', 'br'])
    bodies.push((await get('/assets/b.js', { 'accept-encoding': encoding })).body);
  expect(bodies).toEqual(['plain', 'packed', 'plain', 'packed']);
});

test('a part of a file, and a file that the browser has, are left to the disk', async () => {
  place('c.js', '0123456789');
  const { headers } = await get('/assets/c.js');
  const part = await get('/assets/c.js', { range: 'bytes=2-4' });
  expect([part.statusCode, part.body]).toEqual([206, '234']);
  const same = await get('/assets/c.js', { 'if-none-match': String(headers.etag) });
  expect([same.statusCode, same.body]).toEqual([304, '']);
  expect((await get('/assets/c.js')).body).toBe('0123456789');
});

test('a file that is missing is found when it comes', async () => {
  expect((await get('/assets/d.js')).statusCode).toBe(404);
  place('d.js', 'late');
  expect((await get('/assets/d.js')).body).toBe('late');
});
