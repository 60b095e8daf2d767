import type { FastifyInstance } from 'fastify';
import { filterChanges } from 'shared/build/storage/filter-changes';
import { type Api, ApiFailure } from 'shared/client';
import {
  type Canary,
  findCanary,
  getDeployment,
  getMajor,
  getShare,
  hostContract,
  listReleases,
  type Release,
} from 'shared/remotes';
import type { RendererPool } from '../rendering/processes/renderer-pool';
import type { RegistryReader } from './registry-reader';
import type { ReadReleaseFile } from './release-files';
import { createReleaseSizes } from './release-sizes';

interface ReleaseListOptions {
  registry: Pick<RegistryReader, 'read' | 'status' | 'log' | 'deployments'>;
  renderers: Pick<RendererPool, 'findOutage'>;
  readReleaseFile: ReadReleaseFile;
  /** Build of the host. */
  host: string;
  api: Api;
}

/** The latest changes of a remote that are shown. */
const maxChanges = 10;

const toSummary = ({ name, version, builtAt, manifest }: Release) => ({
  name,
  version,
  builtAt,
  contract: manifest.contract,
  commit: manifest.commit ?? null,
});

const toCanary = (canary: Canary | null) => canary && { ...canary, share: getShare(canary, Date.now()) };

/** Checks with the API: users who may list permissions may also see the builds that permissions can name. */
const checkAccess = (api: Api, authorization: string) =>
  api.console.permits.list({ query: { limit: 1 } }, { headers: { Authorization: authorization } }).then(
    () => ({ status: 200, code: null }),
    (cause: unknown) =>
      cause instanceof ApiFailure && cause.status ? cause : { status: 503, code: 'overloaded' as const },
  );

/**
 * Serves `/releases.json`: the releases of each channel with what ran there before (the latest last) and who changed it (the latest first), all
 * builds that can be requested, deployments of the last minutes, and what the host cannot read or does not render. For administrators only.
 */
export const serveReleaseList = (
  app: FastifyInstance,
  { registry: reader, renderers, readReleaseFile, host, api }: ReleaseListOptions,
) => {
  const sizes = createReleaseSizes(readReleaseFile);
  app.get('/releases.json', async ({ headers: { authorization = '' } }, reply) => {
    reply.header('Cache-Control', 'no-store');
    const { status, code } = await checkAccess(api, authorization);
    if (code) return reply.code(status).send({ code });
    const [registry, { problem, skipped }, log, deployments] = await Promise.all([
      reader.read(),
      reader.status(),
      // What runs is shown without them too.
      reader.log.read().catch(() => []),
      reader.deployments.list().catch(() => []),
    ]);
    const builds = Object.values(registry.builds).flat();
    const running = Object.keys(registry.channels).flatMap((channel) => listReleases(registry, channel));
    const measured = [...new Map([...builds, ...running].map((release) => [release.base, release])).values()];
    const found = await sizes.find(measured);
    const sizeByBase = new Map(measured.map(({ base }, at) => [base, found[at] ?? null]));
    const toBuild = (release: Release) => ({ ...toSummary(release), size: sizeByBase.get(release.base) ?? null });
    return {
      host,
      hostContract: registry.hostContract,
      revision: registry.revision,
      problem,
      skipped: skipped.map(({ path, reason }) => ({ entry: path.join('.'), reason })),
      channels: Object.keys(registry.channels).map((channel) => ({
        channel,
        canary: toCanary(findCanary(registry, channel)),
        releases: listReleases(registry, channel).map((release) => {
          const { history, pinned, disabled } = getDeployment(registry, channel, release.name);
          const target = { remote: release.name, channel };
          return {
            ...toBuild(release),
            history,
            pinned,
            disabled,
            changes: filterChanges(log, getMajor(hostContract), target).slice(0, maxChanges),
            notRendered: renderers.findOutage(release),
          };
        }),
      })),
      builds: builds.map(toBuild),
      deployments,
    };
  });
};
