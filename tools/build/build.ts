import { join } from 'node:path';
import { findBuiltFolder } from 'shared/build/commands/deploy';
import { readBuiltRelease } from 'shared/build/release/publish-release';
import { publishShipped } from 'shared/build/release/publish-shipped';
import { createFsRegistry, createFsReleases } from 'shared/build/storage/fs-storage';
import { hostBase } from 'shared/build/storage/open-storage';
import { remoteNames } from 'shared/remotes';
import { runNode } from '../run/programs';
import { inProject } from '../run/project';
import { gallery, isUpToDate, type Target, takeStamp, targets } from './targets';

type Options = { dataDir: string; log: (line: string) => void; alsoGallery?: boolean };

const CONCURRENCY = 2;

/** Of a build under way: when the API can be started, and when everything can. */
export type BuildProgress = { api: Promise<void>; all: Promise<void> };

/** Builds what changed since the last build, and publishes the remotes' releases into the data directory. */
export function startBuild({ dataDir, log, alsoGallery = false }: Options): BuildProgress {
  const waiting = [...targets, ...(alsoGallery ? [gallery] : [])].filter((target) => !isUpToDate(target));
  const total = waiting.length;
  let done = 0;
  const buildTimed = async (target: Target) => {
    const startedAt = Date.now();
    await build(target);
    done += 1;
    log(`Built ${target.name} (${done} of ${total}, ${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
  };
  let api = Promise.resolve();
  const work = async () => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      const building = buildTimed(target);
      // The first one that is taken, so it is set before this function returns.
      if (target.name === 'api') api = building;
      await building;
    }
  };
  const all = Promise.all(Array.from({ length: CONCURRENCY }, work)).then(() =>
    publishAll(getReleasesFolder(dataDir), log),
  );
  // A caller that waits for the API first handles another failure when it waits for the rest.
  all.catch(() => undefined);
  return { api, all };
}

export const buildAll = (options: Options) => startBuild(options).all;

/** Builds the API alone, for commands that need no pages. */
export async function buildApi() {
  const target = { name: 'api', isRemote: false };
  if (!isUpToDate(target)) await build(target);
}

async function build(target: Target) {
  const writeStamp = takeStamp(target);
  const script = inProject(target.isRemote ? 'shared/build/build.ts' : 'tools/build/compile.ts');
  if (!(await runNode(['--import', 'tsx', script, target.name])))
    throw new Error(`${target.name} could not be built; the reason stands above.`);
  writeStamp();
}

const getReleasesFolder = (dataDir: string) => process.env.RELEASES_DIR || join(dataDir, 'releases');

async function publishAll(folder: string, log: Options['log']) {
  const registry = createFsRegistry(join(folder, 'remotes.json'));
  const to = { releases: createFsReleases(folder), registry, base: hostBase, origins: [] };
  const shipments = remoteNames.map(async (name) => {
    const from = findBuiltFolder(name);
    const { version } = await readBuiltRelease(from);
    return { name, version, from: async () => from, to };
  });
  await publishShipped(await Promise.all(shipments), registry, log);
}
