import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzipSync } from 'node:zlib';
import type { BuiltRelease, RemoteName } from 'shared/remotes';
import { z } from 'zod';
import { RefusedError } from '../refused-error';

/** The file beside the folder of a built release, or of the host's browser bundle, that has the maps of its scripts. */
export const sourceMapsFile = 'source-maps.gz';

/** Of the maps of a release, compressed and not (bytes). */
const maxPackedBytes = 20_000_000;
const maxBytes = 60_000_000;

const sourceMaps = z.strictObject({
  /** Of the release that they are of; null for the host. */
  version: z.string().nullable(),
  /** The map of each script as the compiler wrote it, by the name of the script. */
  files: z.record(z.string(), z.string()),
});
export type SourceMaps = z.infer<typeof sourceMaps>;

/** Removes the maps from the folder of a bundle, before it is described, and returns them. */
export const takeSourceMaps = (folder: string): SourceMaps['files'] => {
  const files: SourceMaps['files'] = {};
  for (const name of readdirSync(folder).filter((it) => it.endsWith('.map'))) {
    const file = path.join(folder, name);
    files[name.slice(0, -'.map'.length)] = readFileSync(file, 'utf8');
    rmSync(file);
  }
  return files;
};

export const packSourceMaps = (maps: SourceMaps): Buffer => gzipSync(JSON.stringify(maps));

const unzip = promisify(gunzip);

/** Throws an error that says what is wrong with them. */
export const unpackSourceMaps = async (content: Uint8Array): Promise<SourceMaps> => {
  if (content.length > maxPackedBytes) throw new Error(`more than ${maxPackedBytes / 1e6} MB`);
  const text = await unzip(content, { maxOutputLength: maxBytes });
  return sourceMaps.parse(JSON.parse(text.toString()));
};

/** Where a store keeps the maps of a release. Below `/remotes/` a host serves only what lies one folder deeper. */
export const getSourceMapsKey = (name: RemoteName, version: string) => `${name}@${version}.gz`;

/** The file with the maps of the release in a folder. */
export const getSourceMapsPath = (folder: string) => path.join(path.dirname(folder), sourceMapsFile);

/**
 * The maps that were built with a release, as they lie beside its folder; null if there are none, or if they are of another build. Throws
 * `RefusedError` if they are no maps of its files.
 */
export const readBuiltSourceMaps = async (folder: string, release: BuiltRelease): Promise<Uint8Array | null> => {
  const content = await readFile(getSourceMapsPath(folder)).catch(() => null);
  if (!content) return null;
  const maps = await unpackSourceMaps(content).catch((cause: Error) => {
    throw new RefusedError(`${sourceMapsFile} beside ${folder} has no source maps: ${cause.message}`);
  });
  if (maps.version !== release.version) return null;
  const unknown = Object.keys(maps.files).find((file) => !release.integrity[file]);
  if (unknown)
    throw new RefusedError(`${sourceMapsFile} beside ${folder} has a map of ${unknown}, which the release lacks.`);
  return content;
};
