import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release, RemoteName } from 'shared/remotes';
import { digest } from './checks';

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder that goes with the process. */
export const temporaryFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-releases-'));
  folders.push(folder);
  return folder;
};

interface Built {
  name?: RemoteName;
  version?: string;
  contract?: string;
  /** Other files than those of a small remote, or other contents. */
  files?: Record<string, string>;
}

const server = `exports.remote = { routes: [{ path: '/', Page: () => 'hello' }] };`;

/** What a build leaves: a folder with its files and their description. */
export const built = ({
  name = 'remote-home',
  version = '1.0.0+aaaaaaaaaa',
  contract = '^1.0.0',
  files = {},
}: Built = {}) => {
  const folder = path.join(temporaryFolder(), version);
  mkdirSync(folder);
  const all = { 'remoteEntry.js': `/* ${version} */`, 'routes.css': 'h1{color:red}', 'server.cjs': server, ...files };
  for (const [file, content] of Object.entries(all)) writeFileSync(path.join(folder, file), content);
  const title = { ko: '홈', en: 'Home', cn: '首页' };
  const release: Release = {
    name,
    version,
    base: `/remotes/${name}/${version}/`,
    entry: 'remoteEntry.js',
    scripts: [],
    styles: ['routes.css'],
    server: 'server.cjs',
    integrity: Object.fromEntries(
      Object.entries(all).map(([file, content]) => [file, digest(new TextEncoder().encode(content))]),
    ),
    builtAt: '2026-01-01T00:00:00.000Z',
    manifest: { name, contract, routes: [{ path: '/', title, ssr: true }] },
  };
  writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(release));
  return { folder, release };
};

/** A server that lives as long as the test. */
export const listening = async (listener: RequestListener) => {
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
