import etag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';
import { type RegistryReader, toPublicRegistry } from './registry-reader';

interface PublicRegistryOptions {
  registry: Pick<RegistryReader, 'read'>;
  /** Build of the host. */
  host: string;
}

/** Serves `/remotes.json`, which open tabs ask for again and again: 304 without a body where nothing has changed. */
export const servePublicRegistry = (app: FastifyInstance, { registry, host }: PublicRegistryOptions) =>
  app.register(async (routes) => {
    await routes.register(etag);
    routes.get('/remotes.json', async (_request, reply) => {
      reply.header('Cache-Control', 'no-cache');
      return { host, ...toPublicRegistry(await registry.read()) };
    });
  });
