import type { FastifyInstance } from 'fastify';
import { languages } from 'shared/i18n';
import { feedPaths } from '../../src/head/head-elements';
import type { HostContext } from '../context';
import { createVisitorApi } from '../proxy/visitor-api';
import { renderFeed } from './feed';
import { retryAfterSeconds } from './retry-after';
import { renderRobots, renderSitemap } from './sitemap';

/** Serves `/robots.txt`, `/sitemap.xml` and one RSS feed per language (W10). */
export const serveCrawlerFiles = (app: FastifyInstance, { upstreams, registry, getOrigin }: HostContext) => {
  app.get('/robots.txt', async (request, reply) => reply.type('text/plain').send(renderRobots(getOrigin(request))));
  app.get('/sitemap.xml', async (request, reply) => {
    const { isIncomplete } = await registry.status();
    // Search engines would take pages that are missing for now for removed ones.
    if (isIncomplete)
      return reply.code(503).header('Retry-After', retryAfterSeconds).type('text/plain').send('Try again later.\n');
    const xml = await renderSitemap(getOrigin(request), createVisitorApi(upstreams, 'ko'), await registry.releases());
    return reply.type('application/xml').send(xml);
  });
  for (const language of languages)
    app.get(feedPaths[language], async (request, reply) => {
      const xml = await renderFeed(getOrigin(request), createVisitorApi(upstreams, language), language);
      return reply.type('application/rss+xml').send(xml);
    });
};
