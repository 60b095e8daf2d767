import { randomBytes } from 'node:crypto';
import path from 'node:path';
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import serveStatic from '@fastify/static';
import fastify, { type FastifyRequest } from 'fastify';
import { visitorApi } from './api';
import { assetsOf } from './assets';
import type { config as settings } from './config';
import { documentOf } from './document';
import { serveHealth } from './health';
import { moduleLoader } from './modules';
import { policyOf, securityHeaders } from './policy';
import { languageOfRequest, themeOfRequest } from './reader';
import { registryReader } from './registry';
import { render } from './render';
import { robotsOf, sitemapOf } from './sitemap';

const forever = { maxAge: '365d', immutable: true } as const;

/** A proxy in front of the host stands in its own network; whoever calls from elsewhere may claim any address. */
const PROXIES = 'loopback, linklocal, uniquelocal';

/** The one public address: pages, the API behind it, the releases of the remotes. */
export const buildServer = async (config: typeof settings) => {
  const app = fastify({ logger: false, trustProxy: PROXIES, forceCloseConnections: 'idle' });
  const registry = registryReader(config.releases);
  const moduleOf = moduleLoader(config.releases);
  const assets = assetsOf(config.assets, config.compiler);
  const originOf = (request: FastifyRequest) => config.publicUrl ?? `${request.protocol}://${request.host}`;

  app.addHook('onSend', async (_request, reply) => {
    reply.headers(securityHeaders);
  });

  await app.register(proxy, {
    upstream: config.apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    proxyPayloads: true,
    replyOptions: {
      // The API counts attempts by address and must know who calls, not who they say they are.
      rewriteRequestHeaders: ({ ip, protocol }, headers) => ({
        ...headers,
        'x-forwarded-for': ip,
        'x-forwarded-proto': protocol,
      }),
    },
  });
  await app.register(async (files) => {
    if (config.compiler)
      await files.register(proxy, { upstream: config.compiler, prefix: '/assets', rewritePrefix: '/assets' });
    else
      await files.register(serveStatic, { root: config.assets, prefix: '/assets/', preCompressed: true, ...forever });
    await files.register(serveStatic, {
      root: config.releases,
      prefix: '/remotes/',
      preCompressed: true,
      decorateReply: Boolean(config.compiler),
      index: false,
      ...forever,
    });
    files.get('/favicon.svg', (_request, reply) =>
      reply.sendFile('favicon.svg', config.assets, { maxAge: '1d', immutable: false }),
    );
  });
  app.get('/remotes.json', async (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').send(await registry.read()),
  );
  app.get('/robots.txt', async (request, reply) => reply.type('text/plain').send(robotsOf(originOf(request))));
  app.get('/sitemap.xml', async (request, reply) => {
    const xml = await sitemapOf(originOf(request), visitorApi(config.apiUrl, 'ko'), await registry.releases());
    return reply.type('application/xml').send(xml);
  });
  serveHealth(app, { apiUrl: config.apiUrl, registry });

  await app.register(async (pages) => {
    await pages.register(compress, { encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 5 } } });
    pages.get('/*', async (request, reply) => {
      // Not resolved but joined: `//elsewhere` is a path of ours, not an address.
      const url = new URL(originOf(request) + request.url);
      const language = languageOfRequest(request, url.pathname);
      const releases = await registry.releases();
      const rendered = await render({ url, language, releases, api: visitorApi(config.apiUrl, language), moduleOf });
      const nonce = randomBytes(16).toString('base64');
      const html = await documentOf({
        rendered,
        url,
        theme: themeOfRequest(request),
        nonce,
        assets,
        developing: config.compiler !== null,
        folder: path.resolve(config.releases),
      });
      return reply
        .status(rendered.status)
        .headers({
          // Compilers serve from ports of their own and talk over sockets.
          ...(config.compiler ? {} : { 'Content-Security-Policy': policyOf(nonce, releases) }),
          'Cache-Control': 'no-store',
          'Content-Language': language,
          Vary: 'Accept-Language, Cookie',
        })
        .type('text/html; charset=utf-8')
        .send(html);
    });
  });
  return app;
};
