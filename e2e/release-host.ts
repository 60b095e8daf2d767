import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataDir, startHost } from './hosts';
import { test as base } from './support';

export const remotes = ['remote-home', 'remote-matching', 'remote-console'] as const;
export type Remote = (typeof remotes)[number];

const root = path.resolve(import.meta.dirname, '..');

interface Release {
  name: Remote;
  version: string;
  entry: string;
  base: string;
  styles: string[];
  sheets?: Record<string, string[]>;
  integrity: Record<string, string>;
  manifest: { contract: string; routes: { path: string; ssr?: boolean }[] };
}

export interface Registry {
  revision: number;
  channels: Record<string, Record<Remote, Release>>;
}

const digest = (content: Uint8Array) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Remotes and versions that have run in the page. */
declare global {
  var porticoRan: string[] | undefined;
}

/** Tools for the releases in a folder; builds to be released are created beside it. */
const createReleaseTools = (home: string) => {
  const folder = path.join(home, 'releases');
  const registryFile = path.join(folder, 'remotes.json');
  const readRegistry = () => JSON.parse(readFileSync(registryFile, 'utf8')) as Registry;
  const stableVersion = (name: Remote) => readRegistry().channels.stable?.[name].version ?? '';

  /** Restores the registry for the next journey. */
  const restore = (registry: Registry) => {
    const text = JSON.stringify({ ...registry, revision: readRegistry().revision + 1 });
    writeFileSync(`${registryFile}.new`, text);
    renameSync(`${registryFile}.new`, registryFile);
  };

  /** Runs a command of the project as a person would type it. */
  const runCommand = (line: string, env: Record<string, string> = {}) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      const args = [path.join(root, 'tools/portico.mjs'), ...line.split(' ')];
      const settings = { ...process.env, RELEASES_DIR: folder, ...env };
      execFile(process.execPath, args, { cwd: root, env: settings }, (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr });
      });
    });

  /** Creates another build of the stable release, whose entry records its version in `porticoRan`. Returns its folder. */
  const createVariant = (name: Remote, version: string, change: (release: Release) => void = () => undefined) => {
    const to = path.join(mkdtempSync(path.join(home, 'variant-')), version);
    cpSync(path.join(folder, name, stableVersion(name)), to, { recursive: true });
    const release = JSON.parse(readFileSync(path.join(to, 'remote.json'), 'utf8')) as Release;
    for (const file of readdirSync(to))
      if (file.startsWith(`${release.entry}.`) && !file.endsWith('.txt')) rmSync(path.join(to, file));
    const entry = `${readFileSync(path.join(to, release.entry), 'utf8')}\n;(globalThis.porticoRan??=[]).push("${name} ${version}");`;
    writeFileSync(path.join(to, release.entry), entry);
    release.integrity[release.entry] = digest(Buffer.from(entry));
    release.version = version;
    change(release);
    writeFileSync(path.join(to, 'remote.json'), JSON.stringify(release));
    return to;
  };

  return { folder, readRegistry, stableVersion, restore, command: runCommand, variantOf: createVariant };
};

/** Starts a host with a copy of the product's releases, so that deployments do not affect other journeys. */
const startReleaseHost = async () => {
  const home = mkdtempSync(path.join(tmpdir(), 'portico-own-'));
  const releases = createReleaseTools(home);
  cpSync(path.join(dataDir, 'releases'), releases.folder, { recursive: true });
  const host = await startHost(releases.folder, 'signed');
  const stop = async () => {
    await host.stop();
    rmSync(home, { recursive: true, force: true });
  };
  return { ...releases, url: host.url, stop };
};

/** Each worker has its own host, which is the base address of its pages and requests. */
export const test = base.extend<object, { own: Awaited<ReturnType<typeof startReleaseHost>> }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructuring here to find the fixtures in use.
    async ({}, use) => {
      const own = await startReleaseHost();
      await use(own);
      await own.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ own }, use) => use(own.url),
});
