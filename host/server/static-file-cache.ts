import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Memory for all files (bytes). */
const maxBytes = 64_000_000;
/** Larger files are always read from the disk (bytes). */
const maxFileBytes = 2_000_000;

interface CachedFile {
  headers: Record<string, string | number | string[] | undefined>;
  body: Buffer;
}

/** A request for a whole file. */
const isForFile = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && !headers.range && !headers['if-none-match'] && !headers['if-modified-since'];

/** The form of a file depends on what the browser accepts; the query of the address means nothing. */
const toKey = ({ url, headers }: FastifyRequest) => JSON.stringify([url.split('?')[0], headers['accept-encoding']]);

/**
 * Keeps the files that the routes of `app` send in memory, for files that never change. Reading one from the disk waits several
 * times for the event loop and for a thread, which are busy when many pages are rendered. The least recently used go first.
 */
export const cacheStaticFiles = (app: FastifyInstance) => {
  const files = new LRUCache<string, CachedFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length,
  });
  app.addHook('onRequest', async (request, reply) => {
    const file = isForFile(request) ? files.get(toKey(request)) : undefined;
    if (file) return reply.headers(file.headers).send(file.body);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const isFile = reply.statusCode === 200 && isForFile(request) && payload instanceof Readable;
    if (!isFile || !(Number(reply.getHeader('content-length')) <= maxFileBytes)) return payload;
    const body = await buffer(payload);
    files.set(toKey(request), { headers: { ...reply.getHeaders() }, body });
    return body;
  });
};
