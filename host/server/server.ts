import cookie from '@fastify/cookie';
import fastify from 'fastify';
import type { Config } from './config';
import { createHostContext } from './context';
import { serveDeploymentReports } from './deployments/deployment-reports';
import { serveReleaseChanges } from './deployments/release-changes';
import { serveReleaseStatus } from './deployments/release-status';
import { answerErrors, sendBadAddress } from './error-answer';
import { serveHealth } from './health';
import { serveApi } from './proxy/api-proxy';
import { createVisitorApi } from './proxy/visitor-api';
import { servePublicRegistry } from './registry/public-registry';
import { createReleaseFileReader } from './registry/release-files';
import { serveReleaseList } from './registry/release-list';
import { serveCrawlerFiles } from './rendering/crawler-files';
import { servePages } from './rendering/pages';
import { addSecurityHeaders } from './security-headers';
import { serveSourceLines } from './source-lines/serve-source-lines';
import { createSourceMapReader } from './source-lines/source-map-reader';
import { serveStaticFiles } from './static-files';

/**
 * The server of the one public address: pages, the API behind it and the releases of the remotes. `isOpen` is false once the
 * process is asked to end.
 */
export const buildServer = async (config: Config, isOpen: () => boolean) => {
  const app = fastify({
    logger: false,
    frameworkErrors: (_cause, request, reply) => sendBadAddress(request, reply),
    trustProxy: config.trustedProxies,
    forceCloseConnections: 'idle',
    // The `+` of a version is written `%2B` in addresses, which the static file server does not decode.
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/remotes/') ? url.replace(/%2B/gi, '+') : url),
  });
  const context = createHostContext(config);
  const { upstreams, registry, assets, canaries, changes, renderers, stopFollowing } = context;
  // Also where the process ends before everything is closed.
  process.once('exit', renderers.close);
  app.addHook('onClose', async () => {
    process.off('exit', renderers.close);
    renderers.close();
  });
  app.addHook('onClose', stopFollowing);
  app.addHook('onClose', canaries.stop);
  app.addHook('onClose', changes.stop);
  app.addHook('onClose', upstreams.close);
  app.addHook('onClose', () => registry.close());
  addSecurityHeaders(app, config.publicUrl);

  await app.register(cookie);
  answerErrors(app);
  const englishApi = createVisitorApi(upstreams, 'en');
  await serveReleaseChanges(app, { config, api: englishApi });
  await serveDeploymentReports(app, { config, api: englishApi, deployments: registry.deployments });
  await serveReleaseStatus(app, { config, canaries, api: englishApi, log: registry.log });
  serveSourceLines(app, { api: englishApi, readSourceMap: createSourceMapReader(config) });
  await serveApi(app, context);
  await serveStaticFiles(app, config);
  servePublicRegistry(app, { registry, canaries, host: assets.version });
  serveCrawlerFiles(app, context);
  serveReleaseList(app, {
    registry,
    renderers,
    // Not the context's: its cache is for what is rendered.
    readReleaseFile: createReleaseFileReader({ folder: config.releases, origins: config.remoteOrigins }),
    host: assets.version,
    api: createVisitorApi(upstreams, 'ko'),
  });
  serveHealth(app, { upstreams, registry, isOpen });
  await servePages(app, context);
  return app;
};
