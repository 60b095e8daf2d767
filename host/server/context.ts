import type { FastifyRequest } from 'fastify';
import type { Config } from './config';
import { createContentState } from './content/content-state';
import { followContent } from './content/follow-content';
import { connectUpstreams } from './proxy/upstreams';
import { createVisitorAnswers } from './proxy/visitor-answers';
import { createVisitorApi } from './proxy/visitor-api';
import { createReleaseChooser } from './registry/choose-releases';
import { createRegistryReader } from './registry/registry-reader';
import { createReleaseFileReader } from './registry/release-files';
import { readAssets } from './rendering/host-assets';
import { createPageCache } from './rendering/page-cache';
import { createRendererPool } from './rendering/processes/renderer-pool';
import type { PageContent } from './rendering/render-page';
import { createFaultReporter } from './rendering/report-fault';

/** What the routes of the host share; created once per server. */
export const createHostContext = (config: Config) => {
  const upstreams = connectUpstreams(config.apiUrls);
  const registry = createRegistryReader({
    target: config.registry,
    backup: config.registryBackup,
    origins: config.remoteOrigins,
  });
  const readReleaseFile = createReleaseFileReader({ folder: config.releases, origins: config.remoteOrigins });
  const assets = readAssets(config.assets, config.compiler);
  const content = createContentState();
  return {
    config,
    upstreams,
    content,
    answerVisitor: createVisitorAnswers(upstreams, content),
    /** Ends listening to changes of content. */
    stopFollowing: followContent({ addresses: config.apiUrls, state: content }),
    registry,
    readReleaseFile,
    assets,
    renderers: createRendererPool({
      script: config.renderer,
      readReleaseFile,
      onFault: createFaultReporter(createVisitorApi(upstreams, 'ko'), assets.version),
    }),
    pageCache: createPageCache<PageContent>(),
    chooseReleases: createReleaseChooser({
      read: registry.read,
      open: config.overrides === 'open',
      origins: config.remoteOrigins,
      host: assets.version,
      checkPermission: (token) => createVisitorApi(upstreams, 'ko').permits.check({ body: { token } }),
    }),
    /** Origin of the site as readers see it. */
    getOrigin: (request: FastifyRequest) => config.publicUrl ?? `${request.protocol}://${request.host}`,
  };
};

export type HostContext = ReturnType<typeof createHostContext>;
