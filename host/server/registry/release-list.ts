import type { FastifyInstance } from 'fastify';
import { type Api, ApiFailure } from 'shared/client';
import { getDeployment, listReleases, type Release } from 'shared/remotes';
import type { RendererPool } from '../rendering/processes/renderer-pool';
import type { RegistryReader } from './registry-reader';

interface ReleaseListOptions {
  registry: Pick<RegistryReader, 'read' | 'status'>;
  renderers: Pick<RendererPool, 'findOutage'>;
  /** Build of the host. */
  host: string;
  api: Api;
}

const toSummary = ({ name, version, builtAt, manifest }: Release) => ({
  name,
  version,
  builtAt,
  contract: manifest.contract,
});

/** Checks with the API: users who may list permissions may also see the builds that permissions can name. */
const checkAccess = (api: Api, authorization: string) =>
  api.console.permits.list({ query: { limit: 1 } }, { headers: { Authorization: authorization } }).then(
    () => ({ status: 200, code: null }),
    (cause: unknown) =>
      cause instanceof ApiFailure && cause.status ? cause : { status: 503, code: 'overloaded' as const },
  );

/**
 * Serves `/releases.json`: the releases of each channel, all builds that can be requested, and what the host cannot read or does
 * not render. For administrators only.
 */
export const serveReleaseList = (
  app: FastifyInstance,
  { registry: reader, renderers, host, api }: ReleaseListOptions,
) => {
  app.get('/releases.json', async ({ headers: { authorization = '' } }, reply) => {
    reply.header('Cache-Control', 'no-store');
    const { status, code } = await checkAccess(api, authorization);
    if (code) return reply.code(status).send({ code });
    const [registry, { problem, skipped }] = await Promise.all([reader.read(), reader.status()]);
    return {
      host,
      hostContract: registry.hostContract,
      revision: registry.revision,
      problem,
      skipped: skipped.map(({ path, reason }) => ({ entry: path.join('.'), reason })),
      channels: Object.keys(registry.channels).map((channel) => ({
        channel,
        releases: listReleases(registry, channel).map((release) => {
          const { pinned, disabled } = getDeployment(registry, channel, release.name);
          return { ...toSummary(release), pinned, disabled, notRendered: renderers.findOutage(release) };
        }),
      })),
      builds: Object.values(registry.builds).flat().map(toSummary),
    };
  });
};
