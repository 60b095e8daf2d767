import etag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';
import type { ActiveCanary } from '../canary/active-canary';
import { assignRelease, readersCacheControl } from '../canary/assign-release';
import type { CanaryMonitor } from '../canary/canary-monitor';
import { type RegistryReader, toPublicRegistry } from './registry-reader';

interface PublicRegistryOptions {
  registry: Pick<RegistryReader, 'read'>;
  canaries: Pick<CanaryMonitor, 'find'>;
  /** Build of the host. */
  host: string;
}

type PublicRegistry = ReturnType<typeof toPublicRegistry>;

const withCanary = ({ channels, ...registry }: PublicRegistry, { release }: ActiveCanary): PublicRegistry => ({
  ...registry,
  channels: { stable: { ...channels.stable, [release.name]: release } },
});

/**
 * Serves `/remotes.json`, which open tabs ask for again and again: 304 without a body where nothing has changed. While a canary runs, with the
 * release of the reader, as the page has it.
 */
export const servePublicRegistry = (app: FastifyInstance, { registry, canaries, host }: PublicRegistryOptions) =>
  app.register(async (routes) => {
    await routes.register(etag);
    routes.get('/remotes.json', async (request, reply) => {
      const canary = await canaries.find();
      const content = toPublicRegistry(await registry.read());
      reply.header('Cache-Control', canary ? readersCacheControl : 'no-cache');
      return { host, ...(canary && assignRelease(request, canary).isCanary ? withCanary(content, canary) : content) };
    });
  });
