import type { FastifyInstance } from 'fastify';
import { languages } from 'shared/i18n';
import { feedPaths } from '../../src/head/head-elements';
import { createContentCache } from '../content/content-cache';
import type { HostContext } from '../context';
import { hasJustWritten } from '../proxy/own-writes';
import { createVisitorClient } from '../proxy/visitor-client';
import { renderFeed } from './feed';
import { retryAfterSeconds } from './retry-after';
import { renderRobots, renderSitemap } from './sitemap';

/** Memory for sitemaps (bytes), of which a host has one for each of its addresses. */
const maxBytes = 32_000_000;
const maxAgeMs = 60_000;

/** Serves `/robots.txt`, `/sitemap.xml` and one RSS feed per language (W10). */
export const serveCrawlerFiles = (app: FastifyInstance, context: HostContext) => {
  const { answerVisitor, content, registry, getOrigin } = context;
  const sitemaps = createContentCache<{ xml: string }>(content, {
    maxBytes,
    getSize: ({ xml }) => xml.length,
    maxAgeMs,
  });
  app.get('/robots.txt', async (request, reply) => reply.type('text/plain').send(renderRobots(getOrigin(request))));
  app.get('/sitemap.xml', async (request, reply) => {
    const { isIncomplete, generation } = await registry.status();
    // Search engines would take pages that are missing for now for removed ones.
    if (isIncomplete)
      return reply.code(503).header('Retry-After', retryAfterSeconds).type('text/plain').send('Try again later.\n');
    const origin = getOrigin(request);
    const key = `${generation} ${origin}`;
    const mustBeNew = hasJustWritten(request);
    const cached = mustBeNew ? null : sitemaps.get(key);
    reply.type('application/xml');
    if (cached) return cached.xml;
    const client = createVisitorClient(answerVisitor, { language: 'ko', mustBeNew });
    const xml = await renderSitemap(origin, client, await registry.releases());
    const validity = client.getValidity();
    if (validity) sitemaps.set(key, { xml }, validity);
    return xml;
  });
  for (const language of languages)
    app.get(feedPaths[language], async (request, reply) => {
      const client = createVisitorClient(answerVisitor, { language, mustBeNew: hasJustWritten(request) });
      const xml = await renderFeed(getOrigin(request), client, { language, releases: await registry.releases() });
      return reply.type('application/rss+xml').send(xml);
    });
};
