import path from 'node:path';

const root = path.resolve(process.env.PORTICO_ROOT ?? process.cwd());
const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(root, '.data'));

/** Settings of the host server, all from the environment; docs/settings.md lists them. */
export const config = {
  port: Number(process.env.PORT ?? 3000),
  host: process.env.HOST ?? '0.0.0.0',
  /** Where the API answers, without `/api`. */
  apiUrl: process.env.API_URL ?? 'http://127.0.0.1:3001',
  /** Address of the site as readers know it; null takes it from each request. */
  publicUrl: process.env.PUBLIC_URL?.replace(/\/$/, '') ?? null,
  /** Folder of the releases and of `remotes.json`. */
  releases: process.env.RELEASES_DIR ?? path.join(dataDir, 'releases'),
  /** Compiler that serves the host's bundle while developing; null in production, where the built files are served. */
  compiler: process.env.DEV_COMPILER ?? null,
  /** The host's own browser bundle. */
  assets: path.join(root, 'host/dist/browser'),
};
