import { createHash } from 'node:crypto';
import path from 'node:path';
import { readSecretFiles } from 'shared/contract/secret-files';
import { getMajor, hostContract, parseOrigins } from 'shared/remotes';

readSecretFiles(process.env);

const major = getMajor(hostContract);
/** None for hosts of contract 1, so that they find what a former one has written. */
const backupSuffix = major === '1' ? '' : `-${major}`;

const root = path.resolve(process.env.PORTICO_ROOT ?? process.cwd());
const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(root, '.data'));
const releases = path.resolve(process.env.RELEASES_DIR || path.join(dataDir, 'releases'));
const registry = process.env.REGISTRY || path.join(releases, 'remotes.json');

/** Settings of the host server, all from the environment; docs/settings.md lists them. */
export const config = {
  dataDir,
  port: Number(process.env.PORT ?? 3000),
  host: process.env.HOST ?? '0.0.0.0',
  /** How long the host goes on serving after it was asked to end (ms). */
  shutdownDelayMs: Number(process.env.SHUTDOWN_DELAY || 0) * 1000,
  /** Addresses of the API processes, without `/api`. */
  apiUrls: (process.env.API_URL ?? 'http://127.0.0.1:3001').trim().split(/\s+/),
  /** Public address of the site; null derives it from each request. */
  publicUrl: process.env.PUBLIC_URL?.replace(/\/$/, '') ?? null,
  /** Proxies from which the host accepts the address of the reader and of the site; none by default. */
  trustedProxies: process.env.TRUSTED_PROXIES || false,
  /** Secret with which it names the reader to the API; null leaves the API without the reader's address. */
  hostKey: process.env.HOST_KEY || null,
  /** Folder of the releases that the host itself serves under `/remotes/`. */
  releases,
  /** The registry: a file, an address or `s3://bucket/key`. */
  registry,
  /** Where the last valid content of this registry is kept, as hosts of this major version run it. */
  registryBackup: path.join(
    dataDir,
    `host/registry-${createHash('sha256').update(registry).digest('hex').slice(0, 12)}${backupSuffix}.json`,
  ),
  /** Origins from which remotes may come, besides the host itself. */
  remoteOrigins: parseOrigins(process.env.REMOTE_ORIGINS),
  /** Who may replace builds of the remotes by address: `open` everybody, `signed` only holders of a permission. */
  overrides: process.env.OVERRIDES || (process.env.DEV_COMPILER ? 'open' : 'signed'),
  /** Address of the development compiler that serves the host's bundle; null in production. */
  compiler: process.env.DEV_COMPILER ?? null,
  /** The host's own browser bundle. */
  assets: path.join(root, 'host/dist/browser'),
  /** What the processes run that render pages. */
  renderer: path.join(root, 'host/dist', process.env.DEV_COMPILER ? 'dev-renderer' : 'renderer', 'main.mjs'),
};

export type Config = typeof config;
