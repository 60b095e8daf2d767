import type { FastifyRequest } from 'fastify';
import { createCanaryMonitor } from './canary/canary-monitor';
import { createCanaryEnd } from './canary/end-canary';
import type { Config } from './config';
import { createContentState } from './content/content-state';
import { followContent } from './content/follow-content';
import { createChangeRecorder } from './deployments/change-recorder';
import { BadAddress } from './error-answer';
import { connectUpstreams } from './proxy/upstreams';
import { createVisitorAnswers } from './proxy/visitor-answers';
import { createVisitorApi } from './proxy/visitor-api';
import { createReleaseChooser } from './registry/choose-releases';
import { createRegistryReader } from './registry/registry-reader';
import { createReleaseFileReader } from './registry/release-files';
import { readAssets } from './rendering/host-assets';
import { createPageContentCache } from './rendering/page-content-cache';
import { createRendererPool } from './rendering/processes/renderer-pool';
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
  const faults = createFaultReporter(createVisitorApi(upstreams, 'ko'), assets.version);
  return {
    config,
    upstreams,
    content,
    answerVisitor: createVisitorAnswers(upstreams, content),
    /** Ends listening to changes of content. */
    stopFollowing: followContent({ addresses: config.apiUrls, state: content }),
    registry,
    canaries: createCanaryMonitor({
      read: registry.read,
      api: createVisitorApi(upstreams, 'en'),
      end: createCanaryEnd(config),
    }),
    changes: createChangeRecorder({ log: registry.log, api: createVisitorApi(upstreams, 'en') }),
    readReleaseFile,
    assets,
    renderers: createRendererPool({
      script: config.renderer,
      readReleaseFile,
      onFault: faults.reportFault,
      onThrown: faults.reportThrown,
    }),
    pageCache: createPageContentCache(content),
    chooseReleases: createReleaseChooser({
      read: registry.read,
      open: config.overrides === 'open',
      origins: config.remoteOrigins,
      host: assets.version,
      checkPermission: (token) => createVisitorApi(upstreams, 'ko').permits.check({ body: { token } }),
    }),
    /** Origin of the site as readers see it. Throws a `BadAddress` when the request names a host that is none, or an address instead of a path. */
    getOrigin: ({ protocol, host, url }: FastifyRequest) => {
      const origin = config.publicUrl ?? `${protocol}://${host}`;
      if (!url.startsWith('/') || !URL.canParse(origin)) throw new BadAddress(url);
      return origin;
    },
  };
};

export type HostContext = ReturnType<typeof createHostContext>;
