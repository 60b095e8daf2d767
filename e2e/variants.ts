import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const remotes = ['remote-home', 'remote-matching', 'remote-console'] as const;
export type Remote = (typeof remotes)[number];

const root = path.resolve(import.meta.dirname, '..');
const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data');
export const releases = path.join(dataDir, 'releases');
const registryFile = path.join(releases, 'remotes.json');

export interface Release {
  name: Remote;
  version: string;
  entry: string;
  base: string;
  styles: string[];
  sheets?: Record<string, string[]>;
  integrity: Record<string, string>;
  manifest: { contract: string; routes: { path: string }[] };
}

export interface Registry {
  revision: number;
  channels: Record<string, Record<Remote, Release>>;
}

export const readRegistry = () => JSON.parse(readFileSync(registryFile, 'utf8')) as Registry;

export const stableVersion = (name: Remote) => readRegistry().channels.stable?.[name].version ?? '';

/** Leaves the product as the next journey wants it. */
export const restore = (registry: Registry) => {
  const text = JSON.stringify({ ...registry, revision: readRegistry().revision + 1 });
  writeFileSync(`${registryFile}.new`, text);
  renameSync(`${registryFile}.new`, registryFile);
};

/** A command of the project as somebody types it. */
export const command = (line: string, env: Record<string, string> = {}) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const args = [path.join(root, 'host/commands/portico.mjs'), ...line.split(' ')];
    const settings = { ...process.env, DATA_DIR: dataDir, ...env };
    execFile(process.execPath, args, { cwd: root, env: settings }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr });
    });
  });

const digest = (content: Uint8Array) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** What the page's remotes write down when they run. */
declare global {
  var porticoRan: string[] | undefined;
}

/** A release as another build of the same source would leave it; its entry tells the page which version runs. */
export const variantOf = (name: Remote, version: string, change: (release: Release) => void = () => undefined) => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'portico-variant-')), version);
  cpSync(path.join(releases, name, stableVersion(name)), folder, { recursive: true });
  const release = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8')) as Release;
  for (const file of readdirSync(folder))
    if (file.startsWith(`${release.entry}.`) && !file.endsWith('.txt')) rmSync(path.join(folder, file));
  const entry = `${readFileSync(path.join(folder, release.entry), 'utf8')}\n;(globalThis.porticoRan??=[]).push("${name} ${version}");`;
  writeFileSync(path.join(folder, release.entry), entry);
  release.integrity[release.entry] = digest(Buffer.from(entry));
  release.version = version;
  change(release);
  writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(release));
  return folder;
};
