import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { createEncodedDocument } from './encoded-document';

const html = '<!doctype html><p>안녕하세요</p>'.repeat(50);

test('every encoding contains the same document', async () => {
  const document = createEncodedDocument(html);
  const [br, gzip, identity] = await Promise.all((['br', 'gzip', 'identity'] as const).map(document.encode));
  expect([brotliDecompressSync(br ?? ''), gunzipSync(gzip ?? ''), identity].map(String)).toEqual([html, html, html]);
  expect(br?.byteLength).toBeLessThan(document.byteLength);
});

test('a document is compressed once for all readers', async () => {
  const document = createEncodedDocument(html);
  expect(await document.encode('br')).toBe(await document.encode('br'));
});

test('equal documents have the same tag, and different ones do not', () => {
  expect(createEncodedDocument(html).etag).toBe(createEncodedDocument(html).etag);
  expect(createEncodedDocument(`${html} `).etag).not.toBe(createEncodedDocument(html).etag);
});
