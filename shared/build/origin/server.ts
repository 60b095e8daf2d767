import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import serveStatic from '@fastify/static';
import fastify from 'fastify';

const {
  PORT = '3000',
  RELEASE = '/release',
  RELEASES_DIR = '/releases',
  SOURCE_MAPS_DIR = '/source-maps',
} = process.env;

/** Longest time that running requests may take after a signal to end (ms). */
const shutdownTimeoutMs = 10_000;

const description = await readFile(path.join(RELEASE, 'remote.json'), 'utf8');
const { name, version } = JSON.parse(description) as { name: string; version: string };

/** Copies the release of this container beside the former ones, which open tabs still use. */
const installRelease = async () => {
  const folder = path.join(RELEASES_DIR, name, version);
  if (existsSync(folder)) return;
  const partial = `${folder}.${randomUUID()}`;
  await mkdir(path.dirname(folder), { recursive: true });
  await cp(RELEASE, partial, { recursive: true });
  // Another container of the same release has created the folder meanwhile.
  await rename(partial, folder).catch(() => rm(partial, { recursive: true }));
};
await installRelease();

/** Hands the source maps of this container over to whoever publishes its release, where both have a folder in common. */
const handOverSourceMaps = async () => {
  const built = path.join(path.dirname(RELEASE), 'source-maps.gz');
  if (!existsSync(built) || !existsSync(SOURCE_MAPS_DIR)) return;
  const file = path.join(SOURCE_MAPS_DIR, `${name}@${version}.gz`);
  const partial = `${file}.${randomUUID()}`;
  await cp(built, partial);
  await rename(partial, file);
};
// Without them the release runs as well.
await handOverSourceMaps().catch((cause: unknown) => process.stderr.write(`No source maps: ${String(cause)}\n`));

const app = fastify({
  forceCloseConnections: 'idle',
  // The `+` of a version is escaped in URLs, which the static file server does not decode.
  rewriteUrl: ({ url = '/' }) => url.replaceAll(/%2B/gi, '+'),
});
app.addHook('onSend', async (_request, reply) => {
  // All files are public and requested without credentials, so pages of any host may use them.
  reply.headers({
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Timing-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
  });
});
await app.register(serveStatic, {
  root: path.resolve(RELEASES_DIR),
  // Only files of releases, `<remote>/<version>/<file>`.
  allowedPath: (pathName) => /^\/[^/]+\/[^/]+\/[^/]+$/.test(pathName) && !pathName.startsWith('/source-maps/'),
  index: false,
  preCompressed: true,
  maxAge: '365d',
  immutable: true,
});
/** The release of this container. */
app.get('/remote.json', (_request, reply) =>
  reply.header('Cache-Control', 'no-cache').type('application/json').send(description),
);
app.get('/health/live', async () => ({ status: 'up', name, version }));

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, async () => {
    setTimeout(() => process.exit(0), shutdownTimeoutMs).unref();
    await app.close();
  });
await app.listen({ port: Number(PORT), host: '0.0.0.0' });
process.stdout.write(`${name} ${version} on port ${PORT}\n`);
