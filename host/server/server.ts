import { randomBytes } from 'node:crypto';
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import serveStatic from '@fastify/static';
import fastify, { type FastifyRequest } from 'fastify';
import { languages } from 'shared/i18n';
import { versionHeader, visitorApi } from './api';
import { connectApis } from './apis';
import { assetsOf } from './assets';
import type { config as settings } from './config';
import { documentOf } from './document';
import { feedOf, feedPath } from './feed';
import { releaseFiles } from './files';
import { serveHealth } from './health';
import { createKept } from './kept';
import { moduleLoader } from './modules';
import { overrides } from './overrides';
import { serveListing } from './overrides-listing';
import { policyOf, securityHeaders } from './policy';
import { languageOfRequest, themeOfRequest } from './reader';
import { refuse } from './refuse';
import { publicView, registryReader } from './registry';
import { type Made, render } from './render';
import { robotsOf, sitemapOf } from './sitemap';
import { answerUnlessKnown } from './today';

const forever = { maxAge: '365d', immutable: true } as const;

/** A proxy in front of the host stands in its own network; whoever calls from elsewhere may claim any address. */
const PROXIES = 'loopback, linklocal, uniquelocal';

/** The one public address: pages, the API behind it, the releases of the remotes. */
export const buildServer = async (config: typeof settings) => {
  const app = fastify({
    logger: false,
    trustProxy: PROXIES,
    forceCloseConnections: 'idle',
    // A version's `+` stands in addresses as `%2B`, which the file server does not read back.
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/remotes/') ? url.replace(/%2B/gi, '+') : url),
  });
  const apis = connectApis(config.apiUrls);
  app.addHook('onClose', apis.close);
  const registry = registryReader({ target: config.registry, origins: config.remoteOrigins });
  const read = releaseFiles({ folder: config.releases, origins: config.remoteOrigins });
  const moduleOf = moduleLoader(read);
  const kept = createKept<Made>();
  const assets = assetsOf(config.assets, config.compiler);
  const choose = overrides({
    read: registry.read,
    open: config.overrides === 'open',
    origins: config.remoteOrigins,
    host: assets.version,
    permissionOf: (token) => visitorApi(apis, 'ko').permits.check({ body: { token } }),
  });
  const originOf = (request: FastifyRequest) => config.publicUrl ?? `${request.protocol}://${request.host}`;

  app.addHook('onClose', async () => registry.close());
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(securityHeaders);
  });

  await app.register(proxy, {
    upstream: apis.origin,
    undici: apis.dispatcher,
    prefix: '/api',
    rewritePrefix: '/api',
    proxyPayloads: true,
    replyOptions: {
      // Whether something is tried again is decided in one place, the dispatcher.
      retryDelay: () => null,
      onError: refuse,
      // Whoever has just changed the content sees it on the next page, however busy the server is.
      rewriteHeaders: (headers) => {
        kept.saw(Number(headers[versionHeader]) || 0);
        return headers;
      },
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
      // The files of releases, and not the registry that may lie beside them.
      allowedPath: (pathName) => /^\/[^/]+\/[^/]+\/[^/]+$/.test(pathName),
      // Other hosts may run what lies here: it is public, and nobody is recognised.
      setHeaders: (reply) => reply.header('Access-Control-Allow-Origin', '*'),
      index: false,
      ...forever,
    });
    files.get('/favicon.svg', (_request, reply) =>
      config.compiler
        ? reply.redirect('/assets/favicon.svg')
        : reply.sendFile('favicon.svg', config.assets, { maxAge: '1d', immutable: false }),
    );
  });
  app.get('/remotes.json', async (request, reply) =>
    answerUnlessKnown(request, reply, { host: assets.version, ...publicView(await registry.read()) }),
  );
  app.get('/robots.txt', async (request, reply) => reply.type('text/plain').send(robotsOf(originOf(request))));
  app.get('/sitemap.xml', async (request, reply) => {
    const xml = await sitemapOf(originOf(request), visitorApi(apis, 'ko'), await registry.releases());
    return reply.type('application/xml').send(xml);
  });
  for (const language of languages)
    app.get(feedPath[language], async (request, reply) => {
      const xml = await feedOf(originOf(request), visitorApi(apis, language), language);
      return reply.type('application/rss+xml').send(xml);
    });
  serveListing(app, { read: registry.read, host: assets.version, api: visitorApi(apis, 'ko') });
  serveHealth(app, { apis, registry });

  await app.register(async (pages) => {
    await pages.register(compress, { encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 5 } } });
    pages.get('/*', async (request, reply) => {
      // Not resolved but joined: `//elsewhere` is a path of ours, not an address.
      const { url, releases, quality } = await choose(new URL(originOf(request) + request.url));
      const language = languageOfRequest(request, url.pathname);
      const rendered = await render({
        url,
        language,
        host: assets.version,
        releases,
        quality,
        apiFor: (onVersion) =>
          visitorApi(apis, language, (version) => {
            kept.saw(version);
            onVersion(version);
          }),
        moduleOf,
        kept,
      });
      const nonce = randomBytes(16).toString('base64');
      const html = await documentOf({
        rendered,
        url,
        theme: themeOfRequest(request),
        nonce,
        assets,
        developing: config.compiler !== null,
        read,
      });
      return reply
        .status(rendered.status)
        .headers({
          // Compilers serve from ports of their own and talk over sockets.
          ...(config.compiler
            ? {}
            : { 'Content-Security-Policy': policyOf(nonce, releases, Boolean(rendered.state.setting?.seo.gaId)) }),
          ...(quality && { 'X-Robots-Tag': 'noindex, nofollow' }),
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
