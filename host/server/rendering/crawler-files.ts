import type { FastifyInstance } from 'fastify';
import { languages } from 'shared/i18n';
import type { HostContext } from '../context';
import { createVisitorApi } from '../proxy/visitor-api';
import { feedPaths, renderFeed } from './feed';
import { renderRobots, renderSitemap } from './sitemap';

/** Serves `/robots.txt`, `/sitemap.xml` and one RSS feed per language (W10). */
export const serveCrawlerFiles = (app: FastifyInstance, { upstreams, registry, getOrigin }: HostContext) => {
  app.get('/robots.txt', async (request, reply) => reply.type('text/plain').send(renderRobots(getOrigin(request))));
  app.get('/sitemap.xml', async (request, reply) => {
    const xml = await renderSitemap(getOrigin(request), createVisitorApi(upstreams, 'ko'), await registry.releases());
    return reply.type('application/xml').send(xml);
  });
  for (const language of languages)
    app.get(feedPaths[language], async (request, reply) => {
      const xml = await renderFeed(getOrigin(request), createVisitorApi(upstreams, language), language);
      return reply.type('application/rss+xml').send(xml);
    });
};
