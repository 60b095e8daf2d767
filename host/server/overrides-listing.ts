import type { FastifyInstance } from 'fastify';
import { type Api, ApiFailure } from 'shared/client';
import { lineOf, type Registry, type Release, type RemoteName, releasesOf } from 'shared/remotes';

interface Listing {
  read: () => Promise<Registry>;
  /** Build of the host. */
  host: string;
  api: Api;
}

const short = ({ name, version, builtAt, manifest }: Release) => ({
  name,
  version,
  builtAt,
  contract: manifest.contract,
});

/** Who may see the permissions may see what they can be issued for: the API decides. */
const refusalOf = (api: Api, authorization: string) =>
  api.console.permits.list({ query: { limit: 1 } }, { headers: { Authorization: authorization } }).then(
    () => ({ status: 200, code: null }),
    (cause: unknown) =>
      cause instanceof ApiFailure && cause.status ? cause : { status: 503, code: 'overloaded' as const },
  );

/** What each channel runs and which builds can be asked for; all of it, so only for administrators. */
export const serveListing = (app: FastifyInstance, { read, host, api }: Listing) => {
  app.get('/releases.json', async ({ headers: { authorization = '' } }, reply) => {
    reply.header('Cache-Control', 'no-store');
    const { status, code } = await refusalOf(api, authorization);
    if (code) return reply.code(status).send({ code });
    const registry = await read();
    return {
      host,
      hostContract: registry.hostContract,
      channels: Object.keys(registry.channels).map((channel) => ({
        channel,
        releases: releasesOf(registry, channel).map((release) => {
          const { pinned, disabled } = lineOf(registry, channel, release.name);
          return { ...short(release), pinned, disabled };
        }),
      })),
      builds: Object.keys(registry.builds).flatMap((name) =>
        (registry.builds[name as RemoteName] ?? []).map((build) => short(build)),
      ),
    };
  });
};
