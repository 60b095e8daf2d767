import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import serveStatic from '@fastify/static';
import fastify from 'fastify';

const { PORT = '3000', RELEASE = '/release', RELEASES_DIR = '/releases' } = process.env;

/** Work in flight may finish; what hangs may not hold the process (ms). */
const patienceMs = 10_000;

const description = await readFile(path.join(RELEASE, 'remote.json'), 'utf8');
const { name, version } = JSON.parse(description) as { name: string; version: string };

/** Beside the releases that ran here before, which open tabs still use. */
const keep = async () => {
  const folder = path.join(RELEASES_DIR, name, version);
  if (existsSync(folder)) return;
  const half = `${folder}.${randomUUID()}`;
  await mkdir(path.dirname(folder), { recursive: true });
  await cp(RELEASE, half, { recursive: true });
  // Another container of the same release was faster.
  await rename(half, folder).catch(() => rm(half, { recursive: true }));
};
await keep();

const app = fastify({
  forceCloseConnections: 'idle',
  // A version's `+` comes escaped, and the static files take it for a part of the name.
  rewriteUrl: ({ url = '/' }) => url.replaceAll(/%2B/gi, '+'),
});
app.addHook('onSend', async (_request, reply) => {
  // Everything here is public and recognises nobody, so the pages of any host may run it.
  reply.headers({
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Timing-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
  });
});
await app.register(serveStatic, {
  root: path.resolve(RELEASES_DIR),
  index: false,
  preCompressed: true,
  maxAge: '365d',
  immutable: true,
});
/** The release that this container brought. */
app.get('/remote.json', (_request, reply) =>
  reply.header('Cache-Control', 'no-cache').type('application/json').send(description),
);
app.get('/health/live', async () => ({ status: 'up', name, version }));

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, async () => {
    setTimeout(() => process.exit(0), patienceMs).unref();
    await app.close();
  });
await app.listen({ port: Number(PORT), host: '0.0.0.0' });
process.stdout.write(`${name} ${version} on port ${PORT}\n`);
