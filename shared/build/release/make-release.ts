import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiContract } from 'shared/contract/api-contract';
import { type BuiltRelease, getChunks, type RemoteManifest } from 'shared/remotes';
import type { StatsCompilation } from 'webpack';
import { importSource } from '../import-source';
import { inRoot } from '../project';
import { computeDigest } from './check-release';
import { compressFiles } from './compress-files';
import { readCommit } from './read-commit';
import { packSourceMaps, sourceMapsFile, takeSourceMaps } from './source-maps';

/** The chunk of the exposed module. */
const entryChunk = 'routes';

/**
 * Turns the compiler's output of a remote into a release: the folder `dist/<version>+<hash of the content>`, described
 * by the remote.json in it. Its source maps lie beside the folder. Replaces the release of the previous build.
 */
export async function makeRelease(name: string, bundles: StatsCompilation[]) {
  const dist = inRoot(name, 'dist');
  const folder = join(dist, 'browser');
  const server = join(dist, 'server', 'server.cjs');
  if (existsSync(server)) cpSync(server, join(folder, 'server.cjs'));
  // What stays in the folder is public.
  const maps = { ...takeSourceMaps(folder), ...(existsSync(server) && takeSourceMaps(join(dist, 'server'))) };
  const { manifest } = await importSource<{ manifest: RemoteManifest }>(inRoot(name, 'src/manifest.ts'));
  const { version } = JSON.parse(readFileSync(inRoot(name, 'package.json'), 'utf8')) as { version: string };

  const files = readdirSync(folder).sort();
  const integrity = Object.fromEntries(files.map((file) => [file, computeDigest(readFileSync(join(folder, file)))]));
  const content = createHash('sha256').update(JSON.stringify({ integrity, manifest })).digest('hex').slice(0, 10);
  const commit = readCommit(inRoot(name));
  const needed = listGroupFiles(bundles, entryChunk);
  const sheets = listPageStyles(bundles, manifest, needed);
  const release: BuiltRelease = {
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
    manifest: { ...manifest, api: apiContract, ...(commit && { commit }) },
  };
  compressFiles(folder);
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(release, null, 2));

  for (const old of readdirSync(dist)) if (old.includes('+')) rmSync(join(dist, old), { recursive: true });
  renameSync(folder, join(dist, release.version));
  writeFileSync(join(dist, sourceMapsFile), packSourceMaps({ version: release.version, files: maps }));
}

/** The style sheets that each chunk of a page or an extension needs besides those of every page. */
const listPageStyles = (bundles: StatsCompilation[], manifest: RemoteManifest, everywhere: string[]) =>
  Object.fromEntries(
    getChunks(manifest).map((chunk) => [
      chunk,
      listGroupFiles(bundles, chunk).filter((file) => file.endsWith('.css') && !everywhere.includes(file)),
    ]),
  );

/** The script and style files of a named chunk group. */
export const listGroupFiles = (bundles: StatsCompilation[], group: string): string[] =>
  bundles
    .flatMap(({ namedChunkGroups }) => namedChunkGroups?.[group]?.assets ?? [])
    .map(({ name }) => name)
    .filter((file) => /\.(js|css)$/.test(file));
