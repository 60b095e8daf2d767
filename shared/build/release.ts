import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chunksOf, type Release, type RemoteManifest } from 'shared/remotes';
import type { StatsCompilation } from 'webpack';
import { digest } from './checks';
import { compressFiles } from './compressed';
import { inRoot } from './project';

const CHUNK = 'routes';

// Turns what the compiler wrote into a release: a folder named by its content, described by the remote.json in it.
export async function makeRelease(name: string, bundles: StatsCompilation[]) {
  const dist = inRoot(name, 'dist');
  const folder = join(dist, 'browser');
  const server = join(dist, 'server', 'server.cjs');
  if (existsSync(server)) cpSync(server, join(folder, 'server.cjs'));
  const { manifest } = (await import(inRoot(name, 'src/manifest.ts'))) as { manifest: RemoteManifest };
  const { version } = JSON.parse(readFileSync(inRoot(name, 'package.json'), 'utf8')) as { version: string };

  const files = readdirSync(folder).sort();
  const integrity = Object.fromEntries(files.map((file) => [file, digest(readFileSync(join(folder, file)))]));
  const content = createHash('sha256').update(JSON.stringify({ integrity, manifest })).digest('hex').slice(0, 10);
  const needed = filesOf(bundles, CHUNK);
  const sheets = sheetsOf(bundles, manifest, needed);
  const release: Release = {
    name: manifest.name,
    version: `${version}+${content}`,
    base: `/remotes/${name}/${version}+${content}/`,
    entry: 'remoteEntry.js',
    scripts: needed.filter((file) => file.endsWith('.js')),
    styles: needed.filter((file) => file.endsWith('.css')),
    ...(Object.keys(sheets).length > 0 && { sheets }),
    server: existsSync(server) ? 'server.cjs' : null,
    integrity,
    builtAt: new Date().toISOString(),
    manifest,
  };
  compressFiles(folder);
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(release, null, 2));

  for (const old of readdirSync(dist)) if (old.includes('+')) rmSync(join(dist, old), { recursive: true });
  renameSync(folder, join(dist, release.version));
}

/** By the chunks of the pages, what each needs beyond what every page has. */
const sheetsOf = (bundles: StatsCompilation[], { routes }: RemoteManifest, everywhere: string[]) =>
  Object.fromEntries(
    chunksOf(routes).map((chunk) => [
      chunk,
      filesOf(bundles, chunk).filter((file) => file.endsWith('.css') && !everywhere.includes(file)),
    ]),
  );

export const filesOf = (bundles: StatsCompilation[], group: string): string[] =>
  bundles
    .flatMap(({ namedChunkGroups }) => namedChunkGroups?.[group]?.assets ?? [])
    .map(({ name }) => name)
    .filter((file) => /\.(js|css)$/.test(file));
