import { randomBytes } from 'node:crypto';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HostContext } from '../context';
import { createVisitorApi } from '../proxy/visitor-api';
import { buildContentSecurityPolicy } from './content-security-policy';
import { renderDocument } from './document';
import { findParentPath } from './parent-path';
import { renderPage } from './render-page';
import { getRequestLanguage, getRequestTheme } from './request-preferences';

/** When a page that cannot be shown now is worth another request. */
export const retryAfterSeconds = 10;

const answerPage = async (request: FastifyRequest, context: HostContext) => {
  const { config, upstreams, registry, assets, pageCache, loadModule, readReleaseFile, chooseReleases, getOrigin } =
    context;
  // Joined and not resolved: `//elsewhere` is a path of this site, not another origin.
  const { url, releases, override } = await chooseReleases(new URL(getOrigin(request) + request.url));
  const language = getRequestLanguage(request, url.pathname);
  const { isIncomplete } = await registry.status();
  const routes = releases.flatMap(({ manifest }) => manifest.routes);
  // While releases are missing, an address may be a page of one of them.
  const parent = isIncomplete ? null : findParentPath(routes, url.pathname);
  if (parent) return { location: parent };
  const rendered = await renderPage({
    url,
    language,
    host: assets.version,
    releases,
    isIncomplete,
    override,
    createApi: (onVersion) =>
      createVisitorApi(upstreams, language, (version) => {
        pageCache.invalidateBefore(version);
        onVersion(version);
      }),
    loadModule,
    cache: pageCache,
  });
  const nonce = randomBytes(16).toString('base64');
  const html = await renderDocument({
    rendered,
    url,
    theme: getRequestTheme(request),
    nonce,
    assets,
    isDevelopment: config.compiler !== null,
    readReleaseFile,
  });
  const isCounted = Boolean(rendered.state.setting?.seo.gaId);
  const headers = {
    // Development compilers serve from other ports and use web sockets, which the policy would block.
    ...(config.compiler ? {} : { 'Content-Security-Policy': buildContentSecurityPolicy(nonce, releases, isCounted) }),
    ...(rendered.status === 503 && { 'Retry-After': retryAfterSeconds }),
    ...(override && { 'X-Robots-Tag': 'noindex, nofollow' }),
    'Cache-Control': 'no-store',
    'Content-Language': language,
    Vary: 'Accept-Language, Cookie',
  };
  return { status: rendered.status, headers, html };
};

/** Answers every path that no other route serves with an HTML page. */
export const servePages = async (app: FastifyInstance, context: HostContext) => {
  await app.register(async (pages) => {
    await pages.register(compress, { encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 5 } } });
    pages.get('/*', async (request, reply) => {
      const answer = await answerPage(request, context);
      // Not for ever: a page may come to be at this address.
      if (answer.location !== undefined)
        return reply.header('Cache-Control', 'no-store').redirect(answer.location, 302);
      const { status, headers, html } = answer;
      return reply.status(status).headers(headers).type('text/html; charset=utf-8').send(html);
    });
  });
};
