import path from 'node:path';
import { originsIn } from 'shared/remotes';

const root = path.resolve(process.env.PORTICO_ROOT ?? process.cwd());
const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(root, '.data'));
const releases = path.resolve(process.env.RELEASES_DIR || path.join(dataDir, 'releases'));

/** Settings of the host server, all from the environment; docs/settings.md lists them. */
export const config = {
  port: Number(process.env.PORT ?? 3000),
  host: process.env.HOST ?? '0.0.0.0',
  /** Where the processes of the API answer, without `/api`. */
  apiUrls: (process.env.API_URL ?? 'http://127.0.0.1:3001').trim().split(/\s+/),
  /** Address of the site as readers know it; null takes it from each request. */
  publicUrl: process.env.PUBLIC_URL?.replace(/\/$/, '') ?? null,
  /** Folder of the releases that the host itself serves. */
  releases,
  /** The registry: a file, an address or `s3://bucket/key`. */
  registry: process.env.REGISTRY || path.join(releases, 'remotes.json'),
  /** Origins from which remotes may come, besides the host itself. */
  remoteOrigins: originsIn(process.env.REMOTE_ORIGINS),
  /** Who may ask for other builds of the remotes: `open` everybody, `signed` who shows a permission. */
  overrides: process.env.OVERRIDES || (process.env.DEV_COMPILER ? 'open' : 'signed'),
  /** Compiler that serves the host's bundle while developing; null in production, where the built files are served. */
  compiler: process.env.DEV_COMPILER ?? null,
  /** The host's own browser bundle. */
  assets: path.join(root, 'host/dist/browser'),
};
