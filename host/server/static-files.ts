import proxy from '@fastify/http-proxy';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { cacheStaticFiles } from './static-file-cache';

const immutableCache = { maxAge: '365d', immutable: true } as const;

/** Serves the host's own assets under `/assets/` and the files of the releases under `/remotes/`. */
export const serveStaticFiles = async (app: FastifyInstance, config: Config) => {
  await app.register(async (files) => {
    if (!config.compiler) cacheStaticFiles(files);
    if (config.compiler)
      await files.register(proxy, { upstream: config.compiler, prefix: '/assets', rewritePrefix: '/assets' });
    else
      await files.register(serveStatic, {
        root: config.assets,
        prefix: '/assets/',
        preCompressed: true,
        ...immutableCache,
      });
    await files.register(serveStatic, {
      root: config.releases,
      prefix: '/remotes/',
      preCompressed: true,
      decorateReply: Boolean(config.compiler),
      // Only `<remote>/<version>/<file>`; the registry may lie in the same folder and is not served.
      allowedPath: (pathName) => /^\/[^/]+\/[^/]+\/[^/]+$/.test(pathName),
      // Other hosts may run these files: they are public and requested without credentials.
      setHeaders: (reply) => reply.header('Access-Control-Allow-Origin', '*'),
      index: false,
      ...immutableCache,
    });
    files.get('/favicon.svg', (_request, reply) =>
      config.compiler
        ? reply.redirect('/assets/favicon.svg')
        : reply.sendFile('favicon.svg', config.assets, { maxAge: '1d', immutable: false }),
    );
    // Browsers request it for documents that name no icon, such as robots.txt.
    files.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg'));
  });
};
