import type { FastifyInstance } from 'fastify';
import { fail } from '../http/errors';
import { referenceFiles } from './pages';
import { style } from './style';

/** Nothing but its own style sheet; the pages carry no script. */
const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const anHour = 'public, max-age=3600';

/** The reference of the API for people, and its OpenAPI document for machines. */
export const serveReference = (app: FastifyInstance) => {
  // Made when somebody first asks: most processes never need it.
  let made: ReturnType<typeof referenceFiles> | null = null;
  const files = () => {
    made ??= referenceFiles();
    return made;
  };

  app.get('/api/openapi.json', async (_, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', anHour).send(files().json),
  );
  app.get('/api/docs/style.css', async (_, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', anHour).send(style),
  );
  for (const path of ['/api/docs', '/api/docs/:group'])
    app.get<{ Params: { group?: string } }>(path, async ({ params: { group = '' } }, reply) => {
      const page = files().pages.get(group) ?? fail('not_found');
      return reply.type('text/html; charset=utf-8').headers({ 'content-security-policy': policy }).send(page);
    });
};
