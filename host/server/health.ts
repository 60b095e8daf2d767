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

/** `live`: the process answers. `ready`: the API is ready, there are remotes to show and the process is not shutting down. */
export const serveHealth = (app: FastifyInstance, { upstreams, registry }: HealthOptions) => {
  let open = true;
  app.addHook('preClose', async () => {
    open = false;
  });
  app.get('/health/live', async () => ({ status: 'up' }));
  app.get('/health/ready', async (_request, reply) => {
    const [api, releases] = await Promise.all([isApiReady(upstreams), registry.releases()]);
    const checks = { api, remotes: releases.length > 0, open };
    const ready = Object.values(checks).every(Boolean);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'up' : 'down', checks });
  });
};
