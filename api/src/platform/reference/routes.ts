import compress from '@fastify/compress';
import etag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';
import { throwApiError } from '../http/errors';
import { createReference } from './pages';
import { style } from './style';

/** Only the style sheet is allowed; the pages have no script. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const cacheControl = 'public, max-age=300';

/** Serves the API reference (HTML) and the OpenAPI document. */
export const serveReference = (app: FastifyInstance) => {
  app.register(serveCompressed);
};

const serveCompressed = async (app: FastifyInstance) => {
  // Weak: one tag for all encodings of the same content.
  await app.register(etag, { weak: true });
  await app.register(compress, { encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 5 } } });
  // Created on the first request: most processes never need it.
  let reference: ReturnType<typeof createReference> | null = null;
  const getReference = () => {
    reference ??= createReference();
    return reference;
  };

  app.get('/api/openapi.json', async (_, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', cacheControl).send(getReference().json),
  );
  app.get('/api/docs/style.css', async (_, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', cacheControl).send(style),
  );
  for (const path of ['/api/docs', '/api/docs/:group'])
    app.get<{ Params: { group?: string } }>(path, async ({ params: { group = '' } }, reply) => {
      const page = getReference().pages.get(group) ?? throwApiError('not_found');
      return reply
        .type('text/html; charset=utf-8')
        .headers({ 'content-security-policy': contentSecurityPolicy })
        .send(page);
    });
};
