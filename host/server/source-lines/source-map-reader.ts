import { readFile } from 'node:fs/promises';
import { TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import {
  getSourceMapsKey,
  getSourceMapsPath,
  type SourceMaps,
  unpackSourceMaps,
} from 'shared/build/release/source-maps';
import { getReleasesAddress, openReleases } from 'shared/build/storage/open-storage';
import { isRemoteName } from 'shared/remotes';
import type { Config } from '../config';
import { logFailure } from '../log-failure';

/** Builds whose maps are kept in memory: some MB each. */
const maxBuilds = 4;

type Options = Pick<Config, 'assets' | 'releases' | 'registry'>;

/** What a frame names: the build, and the file in it. */
const parseFile = (file: string) => {
  const [, folder, name = '', version = '', script = ''] = file.split('/');
  if (folder === 'assets') return { release: null, script: name };
  return { release: isRemoteName(name) ? { name, version } : null, script };
};

/** The maps of a build with those that were asked for before. */
const openMaps = ({ files }: SourceMaps) => {
  const opened = new Map<string, TraceMap | null>();
  return (script: string): TraceMap | null => {
    if (!opened.has(script))
      opened.set(script, Object.hasOwn(files, script) ? new TraceMap(files[script] ?? '') : null);
    return opened.get(script) ?? null;
  };
};

/**
 * Returns a function that finds the source map of a file as a stack names it: `/assets/<file>` of this host, or
 * `/remotes/<remote>/<version>/<file>`. Null if there is none that can be read; the log says why it cannot.
 */
export const createSourceMapReader = ({ assets, releases, registry }: Options) => {
  // Where deployments put them: into the folder of this host, or beside its registry.
  const stores = [releases, ...(registry.startsWith('s3://') ? [getReleasesAddress(registry)] : [])].map(openReleases);
  const builds = new LRUCache<string, Promise<ReturnType<typeof openMaps> | null>>({ max: maxBuilds });

  const readPacked = async (release: ReturnType<typeof parseFile>['release']) => {
    if (!release) return readFile(getSourceMapsPath(assets)).catch(() => null);
    for (const { sourceMaps } of stores) {
      const content = await sourceMaps.read(getSourceMapsKey(release.name, release.version));
      if (content) return content;
    }
    return null;
  };

  const load = async (release: ReturnType<typeof parseFile>['release']) => {
    const content = await readPacked(release);
    return content && openMaps(await unpackSourceMaps(content));
  };

  const find = (release: ReturnType<typeof parseFile>['release']) => {
    const key = JSON.stringify(release);
    const known = builds.get(key);
    if (known) return known;
    const loading = load(release);
    builds.set(key, loading);
    const forget = () => builds.delete(key);
    // Those of a release may still come.
    loading.then((maps) => maps ?? forget(), forget);
    return loading;
  };

  return async (file: string): Promise<TraceMap | null> => {
    const { release, script } = parseFile(file);
    try {
      return (await find(release))?.(script) ?? null;
    } catch (cause) {
      logFailure(`The source map of ${file} cannot be read`, cause);
      return null;
    }
  };
};

export type ReadSourceMap = ReturnType<typeof createSourceMapReader>;
