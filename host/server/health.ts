import type { FastifyInstance } from 'fastify';
import { request } from 'undici';
import type { Upstreams } from './proxy/upstreams';
import type { RegistryReader } from './registry/registry-reader';

interface HealthOptions {
  upstreams: Upstreams;
  registry: RegistryReader;
  /** False once the process is asked to end. */
  isOpen: () => boolean;
}

const timeoutMs = 2000;

const isApiReady = ({ origin, dispatcher }: Upstreams) =>
  request(`${origin}/api/health/ready`, { dispatcher, signal: AbortSignal.timeout(timeoutMs) }).then(
    async ({ statusCode, body }) => {
      await body.dump();
      return statusCode === 200;
    },
    () => false,
  );

/**
 * `live`: the process answers and is not asked to end, so that a proxy sends it requests. `ready`: moreover the API is ready and
 * there are remotes to show.
 * `degraded`: it is ready, but the registry, or entries of it, cannot be read. The reasons name internal addresses, so they
 * are only in the log and in the console.
 */
export const serveHealth = (app: FastifyInstance, { upstreams, registry, isOpen }: HealthOptions) => {
  app.get('/health/live', async (_request, reply) =>
    isOpen() ? { status: 'up' } : reply.code(503).send({ status: 'ending' }),
  );
  app.get('/health/ready', async (_request, reply) => {
    const [api, releases, { revision, problem, skipped }] = await Promise.all([
      isApiReady(upstreams),
      registry.releases(),
      registry.status(),
    ]);
    const checks = { api, remotes: releases.length > 0, open: isOpen() };
    const ready = Object.values(checks).every(Boolean);
    const readable = problem === null;
    const status = !ready ? 'down' : readable && skipped.length === 0 ? 'up' : 'degraded';
    const entries = skipped.map(({ path }) => path.join('.'));
    return reply.code(ready ? 200 : 503).send({ status, checks, registry: { revision, readable, skipped: entries } });
  });
};
