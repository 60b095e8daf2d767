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

/** Marks the document once its code has run. */
const mark = (version: string) => `;document.documentElement.dataset.tested=${JSON.stringify(version)};`;

export const builds = {
  tested: '1.5.0-rc.2+0123456789',
  /** Its files were never uploaded. */
  missing: '1.5.1+0123456789',
  /** Its entry is not the one that was built. */
  altered: '1.5.2+0123456789',
  /** Made for another host. */
  mismatched: '1.5.3+0123456789',
  /** On an origin that the host does not list. */
  foreign: '1.5.4+0123456789',
} as const;

/** Where nothing may ever be asked for. */
export const foreign = 'http://foreign.example';

const digest = (content: Uint8Array) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** What the product runs, with its files, as anybody can fetch them. */
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

const write = (folder: string, { release, files }: Built) => {
  const at = path.join(folder, release.name, release.version);
  mkdirSync(at, { recursive: true });
  for (const [file, content] of files) writeFileSync(path.join(at, file), content);
  return release;
};

const named = ({ release, files }: Built, version: string): Built => ({
  release: { ...release, version, base: `/remotes/${release.name}/${encodeURIComponent(version)}/` },
  files: new Map(files),
});

const marked = (built: Built, version: string): Built => {
  const { release, files } = named(built, version);
  const entry = Buffer.concat([files.get(release.entry) ?? Buffer.alloc(0), Buffer.from(mark(version))]);
  files.set(release.entry, new Uint8Array(entry));
  return { files, release: { ...release, integrity: { ...release.integrity, [release.entry]: digest(entry) } } };
};

/** A folder of releases with a registry that has a channel to test and builds that are no good. */
const writeReleases = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-staged-'));
  const all = await fetchReleases();
  const stable = Object.fromEntries(all.map((built) => [built.release.name, write(folder, built)]));
  const built = all.find(({ release }) => release.name === home) as Built;
  const tested = write(folder, marked(built, builds.tested));
  const altered = marked(built, builds.altered);
  write(folder, altered);
  altered.release.integrity = { ...altered.release.integrity, [altered.release.entry]: digest(Buffer.from('another')) };
  const missing = named(built, builds.missing).release;
  const mismatched = write(folder, marked(built, builds.mismatched));
  mismatched.manifest = { ...mismatched.manifest, contract: '^9.0.0' };
  const elsewhere = { ...named(built, builds.foreign).release, base: `${foreign}/remotes/` };
  const registry = {
    channels: { stable, staging: { [home]: tested } },
    builds: { [home]: [tested, missing, altered.release, mismatched, elsewhere] },
  };
  writeFileSync(path.join(folder, 'remotes.json'), JSON.stringify(registry));
  return folder;
};

/** Two hosts beside the product, on its API: one of a quality team and one like production. */
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
