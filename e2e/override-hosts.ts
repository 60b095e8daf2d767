import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { product, startHost } from './hosts';

interface Release {
  name: string;
  version: string;
  base: string;
  entry: string;
  integrity: Record<string, string>;
  manifest: { contract: string };
}

const home = 'remote-home';

/** Script that records the version in the document when it runs. */
const createMarkScript = (version: string) => `;document.documentElement.dataset.tested=${JSON.stringify(version)};`;

export const builds = {
  tested: '1.5.0-rc.2+0123456789',
  /** Its files are missing. */
  missing: '1.5.1+0123456789',
  /** Its entry does not match its integrity. */
  altered: '1.5.2+0123456789',
  /** Made for another host contract. */
  mismatched: '1.5.3+0123456789',
  /** On an origin that the host does not list. */
  foreign: '1.5.4+0123456789',
} as const;

/** An origin that must never get a request. */
export const foreign = 'http://foreign.example';

const digest = (content: Uint8Array) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Fetches the stable releases of the product with their files. */
const fetchReleases = async () => {
  const { channels } = (await (await fetch(`${product}/remotes.json`)).json()) as {
    channels: { stable: Record<string, Release> };
  };
  return Promise.all(
    Object.values(channels.stable).map(async (release) => {
      const files = Object.keys(release.integrity).map(async (file) => {
        const answer = await fetch(new URL(release.base + file, product));
        return [file, new Uint8Array(await answer.arrayBuffer())] as const;
      });
      return { release, files: new Map(await Promise.all(files)) };
    }),
  );
};

type Built = Awaited<ReturnType<typeof fetchReleases>>[number];

const writeRelease = (folder: string, { release, files }: Built) => {
  const at = path.join(folder, release.name, release.version);
  mkdirSync(at, { recursive: true });
  for (const [file, content] of files) writeFileSync(path.join(at, file), content);
  return release;
};

const renameBuild = ({ release, files }: Built, version: string): Built => ({
  release: { ...release, version, base: `/remotes/${release.name}/${encodeURIComponent(version)}/` },
  files: new Map(files),
});

const markBuild = (built: Built, version: string): Built => {
  const { release, files } = renameBuild(built, version);
  const entry = Buffer.concat([files.get(release.entry) ?? Buffer.alloc(0), Buffer.from(createMarkScript(version))]);
  files.set(release.entry, new Uint8Array(entry));
  return { files, release: { ...release, integrity: { ...release.integrity, [release.entry]: digest(entry) } } };
};

/** Writes a folder of releases whose registry has a channel under test and several faulty builds. */
const writeReleases = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-staged-'));
  const all = await fetchReleases();
  const stable = Object.fromEntries(all.map((built) => [built.release.name, writeRelease(folder, built)]));
  const built = all.find(({ release }) => release.name === home) as Built;
  const tested = writeRelease(folder, markBuild(built, builds.tested));
  const altered = markBuild(built, builds.altered);
  writeRelease(folder, altered);
  altered.release.integrity = { ...altered.release.integrity, [altered.release.entry]: digest(Buffer.from('another')) };
  const missing = renameBuild(built, builds.missing).release;
  const mismatched = writeRelease(folder, markBuild(built, builds.mismatched));
  mismatched.manifest = { ...mismatched.manifest, contract: '^9.0.0' };
  const elsewhere = { ...renameBuild(built, builds.foreign).release, base: `${foreign}/remotes/` };
  const registry = {
    channels: { stable, staging: { [home]: tested } },
    builds: { [home]: [tested, missing, altered.release, mismatched, elsewhere] },
  };
  writeFileSync(path.join(folder, 'remotes.json'), JSON.stringify(registry));
  return folder;
};

/** Starts two hosts on the API of the product: one with open overrides, one that requires permissions. */
export const startHosts = async () => {
  const folder = await writeReleases();
  const [open, signed] = await Promise.all([startHost(folder, 'open'), startHost(folder, 'signed')]);
  return {
    open: open.url,
    signed: signed.url,
    stop: async () => {
      await Promise.all([open.stop(), signed.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
