import type { FastifyInstance } from 'fastify';
import type { RegistryReader } from './registry';

interface Health {
  apiUrl: string;
  registry: RegistryReader;
}

const patienceMs = 2000;

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(patienceMs) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** `live`: the process answers. `ready`: it also has something to show, and is not about to end. */
export const serveHealth = (app: FastifyInstance, { apiUrl, registry }: Health) => {
  let open = true;
  app.addHook('preClose', async () => {
    open = false;
  });
  app.get('/health/live', async () => ({ status: 'up' }));
  app.get('/health/ready', async (_request, reply) => {
    const [api, releases] = await Promise.all([answers(`${apiUrl}/api/health/ready`), registry.releases()]);
    const checks = { api, remotes: releases.length > 0, open };
    const ready = Object.values(checks).every(Boolean);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'up' : 'down', checks });
  });
};
