import { writeFileSync } from 'node:fs';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { buildRenderer } from './rendering/processes/testing';
import { buildServer } from './server';

interface TestHostOptions {
  /** Has the releases and their registry, `remotes.json`. */
  folder: string;
  remoteOrigins?: string[];
  /** A file, or an address; by default `remotes.json` in the folder. */
  registry?: string;
  /** Adds further routes to the API. */
  addRoutes?: (api: FastifyInstance) => void;
}

/** Starts a host of its own with an API that has no settings. Resolves to its address, without a slash at the end. */
export const startTestHost = async ({
  folder,
  remoteOrigins = [],
  registry = path.join(folder, 'remotes.json'),
  addRoutes,
}: TestHostOptions) => {
  const api = fastify();
  addRoutes?.(api);
  api.get('/api/v1/setting', () => ({ setting: null }));
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  const assets = { version: '1', scripts: [], styles: [], integrity: {} };
  writeFileSync(path.join(folder, 'host.json'), JSON.stringify(assets));
  const app = await buildServer(
    {
      dataDir: folder,
      port: 0,
      host: '127.0.0.1',
      shutdownDelayMs: 0,
      apiUrls: [apiUrl],
      publicUrl: null,
      trustedProxies: false,
      hostKey: null,
      releases: folder,
      registry,
      registryBackup: path.join(folder, 'backup.json'),
      remoteOrigins,
      overrides: 'open',
      compiler: null,
      assets: folder,
      renderer: await buildRenderer(),
    },
    () => true,
  );
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const stop = async () => {
    await app.close();
    await api.close();
  };
  return { origin, stop };
};
