import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuiltRelease, RemoteName } from 'shared/remotes';
import { computeDigest } from './release/check-release';
import { type Destination, publishRelease } from './release/publish-release';
import { getSourceMapsPath, packSourceMaps } from './release/source-maps';
import type { Authorship } from './release/start-entry';
import { createFsRegistry, createFsReleases } from './storage/fs-storage';
import { hostBase } from './storage/open-storage';

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder, deleted when the process ends. */
export const createTemporaryFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-releases-'));
  folders.push(folder);
  return folder;
};

interface TestReleaseOptions {
  version?: string;
  name?: RemoteName;
  contract?: string;
  /** The API contract for which it was built; none is said by default. */
  api?: string;
  commit?: string;
  /** Paths of its pages. */
  routes?: string[];
  /** Paths of records that it offers, such as `/events/{_id}`. */
  records?: string[];
  /** Additional files, or other contents of the default files, by name. */
  files?: Record<string, string>;
}

const firstVersion = '1.0.0+aaaaaaaaaa';
const title = { ko: '홈', en: 'Home', cn: '首页' };
const server = `exports.remote = { routes: [{ path: '/', Page: () => 'hello' }] };`;

const getFiles = ({ version = firstVersion, files }: TestReleaseOptions): Record<string, string> => ({
  'remoteEntry.js': `/* ${version} */`,
  'routes.css': 'h1{color:red}',
  'server.cjs': server,
  ...files,
});

/** The description of a minimal remote's release, with one page by default. */
export const createTestRelease = (options: TestReleaseOptions = {}): BuiltRelease => {
  const { version = firstVersion, name = 'remote-home', contract = '^1.0.0', routes = ['/'] } = options;
  const { records, api, commit } = options;
  return {
    name,
    version,
    base: `/remotes/${name}/${version}/`,
    entry: 'remoteEntry.js',
    scripts: [],
    styles: ['routes.css'],
    server: 'server.cjs',
    integrity: Object.fromEntries(
      Object.entries(getFiles(options)).map(([file, content]) => [
        file,
        computeDigest(new TextEncoder().encode(content)),
      ]),
    ),
    builtAt: '2026-01-01T00:00:00.000Z',
    manifest: {
      name,
      contract,
      ...(api && { api }),
      ...(commit && { commit }),
      routes: routes.map((route) => ({ path: route, title, ssr: true })),
      ...(records && {
        records: records.map((to) => ({
          route: '/v1/fairs',
          field: 'fairs',
          to,
          text: 'title',
          title,
          places: ['search'],
        })),
      }),
    },
  };
};

/** A built release of a minimal remote: the folder as the build leaves it, and its description. */
export const buildTestRelease = (options: TestReleaseOptions = {}) => {
  const release = createTestRelease(options);
  const folder = path.join(createTemporaryFolder(), release.version);
  mkdirSync(folder);
  for (const [file, content] of Object.entries(getFiles(options))) writeFileSync(path.join(folder, file), content);
  writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(release));
  return { folder, release };
};

/** A map in which line 1, column 5 of a script of one line is line 7, column 3 of `src/page.tsx`, where `openPage` is called. */
export const testSourceMap = JSON.stringify({
  version: 3,
  sources: ['remote-home/src/page.tsx'],
  names: ['openPage'],
  mappings: 'IAMEA',
});

/** Puts source maps beside the folder of a built release, as the build does. */
export const writeTestSourceMaps = (
  folder: string,
  { version }: Pick<BuiltRelease, 'version'>,
  files: Record<string, string> = { 'remoteEntry.js': testSourceMap },
) => writeFileSync(getSourceMapsPath(folder), packSourceMaps({ version, files }));

/** An empty folder of releases with its registry. */
export const createDestination = (base = hostBase, origins: string[] = []) => {
  const folder = createTemporaryFolder();
  const registry = createFsRegistry(path.join(folder, 'remotes.json'));
  return { folder, releases: createFsReleases(folder), registry, base, origins };
};

/** Of changes in tests. */
export const testAuthorship: Authorship = { by: { kind: 'storage', name: 'anna@laptop' }, why: null };

/** Publishes a built release, of `remote-home` to `stable` by default, without output. */
export const publishTestRelease = (
  from: string,
  to: Destination,
  channel = 'stable',
  name: RemoteName = 'remote-home',
) => publishRelease({ from, name, channel, to, log: () => undefined }, testAuthorship);

/** A server on a free port of this machine; `close` ends it. */
export const startServer = async (listener: RequestListener) => {
  const http = createServer(listener);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      http.closeAllConnections();
      return new Promise((resolve) => http.close(resolve));
    },
  };
};
