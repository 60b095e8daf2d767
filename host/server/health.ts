import type { FastifyInstance } from 'fastify';
import { request } from 'undici';
import type { Upstreams } from './proxy/upstreams';
import type { RegistryReader } from './registry/registry-reader';

interface HealthOptions {
  upstreams: Upstreams;
  registry: RegistryReader;
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
 * `live`: the process answers. `ready`: the API is ready, there are remotes to show and the process is not shutting down.
 * `degraded`: it is ready, but the registry, or entries of it, cannot be read. The reasons name internal addresses, so they
 * are only in the log and in the console.
 */
export const serveHealth = (app: FastifyInstance, { upstreams, registry }: HealthOptions) => {
  let open = true;
  app.addHook('preClose', async () => {
    open = false;
  });
  app.get('/health/live', async () => ({ status: 'up' }));
  app.get('/health/ready', async (_request, reply) => {
    const [api, releases, { revision, problem, skipped }] = await Promise.all([
      isApiReady(upstreams),
      registry.releases(),
      registry.status(),
    ]);
    const checks = { api, remotes: releases.length > 0, open };
    const ready = Object.values(checks).every(Boolean);
    const readable = problem === null;
    const status = !ready ? 'down' : readable && skipped.length === 0 ? 'up' : 'degraded';
    const entries = skipped.map(({ path }) => path.join('.'));
    return reply.code(ready ? 200 : 503).send({ status, checks, registry: { revision, readable, skipped: entries } });
  });
};
