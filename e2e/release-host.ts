import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataDir, startHost } from './hosts';
import { waitUntilVisible } from './release-steps';
import { test as base } from './support';

export const remotes = ['remote-home', 'remote-matching', 'remote-console'] as const;
export type Remote = (typeof remotes)[number];

const root = path.resolve(import.meta.dirname, '..');

export interface Release {
  name: Remote;
  version: string;
  entry: string;
  base: string;
  styles: string[];
  sheets?: Record<string, string[]>;
  integrity: Record<string, string>;
  server: string | null;
  manifest: { contract: string; routes: { path: string; ssr?: boolean }[] };
}

export interface Registry {
  revision: number;
  channels: Record<string, Record<Remote, Release>>;
}

const digest = (content: Uint8Array) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const rewrite = (folder: string, file: string, change: (text: string) => string) => {
  const at = path.join(folder, file);
  const former = readFileSync(at, 'utf8');
  const text = change(former);
  if (text === former) return null;
  writeFileSync(at, text);
  for (const packed of ['br', 'gz']) rmSync(`${at}.${packed}`, { force: true });
  return { former: digest(Buffer.from(former)), current: digest(Buffer.from(text)) };
};

/** Changes the code of a build; the entry contains the digests of its chunks. */
export const changeCode = (release: Release, folder: string, change: (text: string, file: string) => string) => {
  const chunks = Object.keys(release.integrity).filter((file) => /\.c?js$/.test(file) && file !== release.entry);
  const digests: { former: string; current: string }[] = [];
  for (const file of chunks) {
    const changed = rewrite(folder, file, (text) => change(text, file));
    if (!changed) continue;
    release.integrity[file] = changed.current;
    digests.push(changed);
  }
  const entry = rewrite(folder, release.entry, (text) =>
    digests.reduce((it, { former, current }) => it.replaceAll(former, current), change(text, release.entry)),
  );
  if (entry) release.integrity[release.entry] = entry.current;
};

/** Adds code that runs before the entry of a build; what it throws keeps the entry from loading. */
export const prependToEntry = (release: Release, folder: string, code: string) => {
  const changed = rewrite(folder, release.entry, (text) => `${code}\n${text}`);
  if (changed) release.integrity[release.entry] = changed.current;
};

/** Gives a build another bundle for the server, which renders the page at the path. */
export const replaceServerBundle = (release: Release, folder: string, route: string, code: string) => {
  const file = 'server.cjs';
  for (const each of readdirSync(folder)) if (each.startsWith(`${file}.`)) rmSync(path.join(folder, each));
  writeFileSync(path.join(folder, file), code);
  release.server = file;
  release.integrity[file] = digest(Buffer.from(code));
  for (const entry of release.manifest.routes) if (entry.path === route) entry.ssr = true;
};

/** As the compiler writes it for Node.js. */
const toAscii = (text: string) =>
  text.replace(/[^ -~]/g, (char) => `\\u${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);

/** Changes a text in all files of a build. */
export const changeText = (release: Release, folder: string, from: string, to: string) =>
  changeCode(release, folder, (code) => code.replaceAll(from, to).replaceAll(toAscii(from), toAscii(to)));

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
      // The host announces itself there.
      const settings = { ...process.env, RELEASES_DIR: folder, DATA_DIR: folder, ...env };
      execFile(process.execPath, args, { cwd: root, env: settings }, (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr });
      });
    });

  /** Creates another build of a release, by default the stable one, whose entry records its version in `porticoRan`. Returns its folder. */
  const createVariant = (
    name: Remote,
    version: string,
    change: (release: Release, folder: string) => void = () => undefined,
    from = stableVersion(name),
  ) => {
    const to = path.join(mkdtempSync(path.join(home, 'variant-')), version);
    cpSync(path.join(folder, name, from), to, { recursive: true });
    const release = JSON.parse(readFileSync(path.join(to, 'remote.json'), 'utf8')) as Release;
    for (const file of readdirSync(to))
      if (file.startsWith(`${release.entry}.`) && !file.endsWith('.txt')) rmSync(path.join(to, file));
    const entry = `${readFileSync(path.join(to, release.entry), 'utf8')}\n;(globalThis.porticoRan??=[]).push("${name} ${version}");`;
    writeFileSync(path.join(to, release.entry), entry);
    release.integrity[release.entry] = digest(Buffer.from(entry));
    release.version = version;
    change(release, to);
    writeFileSync(path.join(to, 'remote.json'), JSON.stringify(release));
    return to;
  };

  return { folder, readRegistry, stableVersion, restore, command: runCommand, variantOf: createVariant };
};

/** Starts a host with a copy of the product's releases, so that deployments do not affect other journeys. */
export const startReleaseHost = async (overrides: 'open' | 'signed') => {
  const home = mkdtempSync(path.join(tmpdir(), 'portico-own-'));
  const releases = createReleaseTools(home);
  cpSync(path.join(dataDir, 'releases'), releases.folder, { recursive: true });
  const host = await startHost(releases.folder, overrides);
  const stop = async () => {
    await host.stop();
    rmSync(home, { recursive: true, force: true });
  };
  return { ...releases, url: host.url, log: host.log, stopHost: host.stop, stop };
};

interface Fixtures {
  /** The registry before the journey, to which it is restored afterwards. */
  before: Registry;
}

/** Each worker has its own host, which is the base address of its pages and requests. */
export const test = base.extend<Fixtures, { own: Awaited<ReturnType<typeof startReleaseHost>> }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructuring here to find the fixtures in use.
    async ({}, use) => {
      const own = await startReleaseHost('signed');
      await use(own);
      await own.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ own }, use) => use(own.url),
  before: [
    async ({ own, request }, use) => {
      const before = own.readRegistry();
      await use(before);
      own.restore(before);
      await Promise.all(remotes.map((name) => waitUntilVisible(request, name, own.stableVersion(name))));
    },
    { auto: true },
  ],
});
