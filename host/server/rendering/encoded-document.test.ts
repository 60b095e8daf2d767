import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { createDocumentEncoder } from './encoded-document';

const html = '<!doctype html><p>안녕하세요</p>'.repeat(50);
const encode = createDocumentEncoder();
const create = (text = html) => encode(Buffer.from(text));

test('every encoding contains the same document', async () => {
  const document = create();
  const [br, gzip, identity] = await Promise.all((['br', 'gzip', 'identity'] as const).map(document.encode));
  expect([brotliDecompressSync(br ?? ''), gunzipSync(gzip ?? ''), identity].map(String)).toEqual([html, html, html]);
  expect(br?.byteLength).toBeLessThan(document.byteLength);
});

test('a document is compressed once for all readers, also when it is made again', async () => {
  expect(await create().encode('br')).toBe(await create().encode('br'));
});

test('equal documents have the same tag, and different ones do not', () => {
  expect(create().etag).toBe(create().etag);
  expect(create(`${html} `).etag).not.toBe(create().etag);
});
