import compress from '@fastify/compress';
import etag from '@fastify/etag';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authorise } from '../http/access';
import { throwApiError } from '../http/errors';
import { createReference } from './pages';
import { style } from './style';

/** Only the style sheet is allowed; the pages have no script. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const cacheControl = 'public, max-age=300';
/** What administrators see is for their own browser, which asks each time. */
const ownCacheControl = 'private, no-cache';

/** Serves the API reference (HTML) and the OpenAPI document. */
export const serveReference = (app: FastifyInstance) => {
  app.register(serveCompressed);
};

const serveCompressed = async (app: FastifyInstance) => {
  // Weak: one tag for all encodings of the same content.
  await app.register(etag, { weak: true });
  await app.register(compress, { encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 5 } } });
  // Created on the first request: most processes never need them.
  const references = new Map<boolean, ReturnType<typeof createReference>>();
  const getReference = async (request: FastifyRequest) => {
    const caller = await authorise(request, { access: 'public' }, app.verifyAccess);
    const isAdministrator = caller?.scope.includes('console') ?? false;
    const reference = references.get(isAdministrator) ?? createReference(isAdministrator);
    references.set(isAdministrator, reference);
    return { ...reference, isAdministrator };
  };
  const vary = 'accept-language, authorization';

  app.get('/api/openapi.json', async (request, reply) => {
    const { json, isAdministrator } = await getReference(request);
    return reply
      .type('application/json; charset=utf-8')
      .headers({ 'cache-control': isAdministrator ? ownCacheControl : cacheControl, vary })
      .send(json);
  });
  app.get('/api/docs/style.css', async (_, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', cacheControl).send(style),
  );
  for (const path of ['/api/docs', '/api/docs/:group'])
    app.get<{ Params: { group?: string } }>(path, async (request, reply) => {
      const { pages } = await getReference(request);
      const page = pages.get(request.params.group ?? '') ?? throwApiError('not_found');
      return reply
        .type('text/html; charset=utf-8')
        .headers({ 'content-security-policy': contentSecurityPolicy, vary })
        .send(page);
    });
};
