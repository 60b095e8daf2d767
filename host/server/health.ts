import type { FastifyInstance } from 'fastify';
import { request } from 'undici';
import type { Apis } from './apis';
import type { RegistryReader } from './registry';

interface Health {
  apis: Apis;
  registry: RegistryReader;
}

const patienceMs = 2000;

const isReady = ({ origin, dispatcher }: Apis) =>
  request(`${origin}/api/health/ready`, { dispatcher, signal: AbortSignal.timeout(patienceMs) }).then(
    async ({ statusCode, body }) => {
      await body.dump();
      return statusCode === 200;
    },
    () => false,
  );

/** `live`: the process answers. `ready`: it also has something to show, and is not about to end. */
export const serveHealth = (app: FastifyInstance, { apis, registry }: Health) => {
  let open = true;
  app.addHook('preClose', async () => {
    open = false;
  });
  app.get('/health/live', async () => ({ status: 'up' }));
  app.get('/health/ready', async (_request, reply) => {
    const [api, releases] = await Promise.all([isReady(apis), registry.releases()]);
    const checks = { api, remotes: releases.length > 0, open };
    const ready = Object.values(checks).every(Boolean);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'up' : 'down', checks });
  });
};
