import { join } from 'node:path';
import { buildFlags } from 'shared/build/build-flags';
import { findBuiltFolder } from 'shared/build/commands/deploy';
import { listRemotes } from 'shared/build/project';
import { readBuiltRelease } from 'shared/build/release/publish-release';
import { publishShipped } from 'shared/build/release/publish-shipped';
import { createFsRegistry, createFsReleases } from 'shared/build/storage/fs-storage';
import { hostBase } from 'shared/build/storage/open-storage';
import { formatSeconds, getExpectedSeconds, recordDuration } from '../run/durations';
import { runNode } from '../run/programs';
import { type Report, reportLines } from '../run/progress';
import { inProject } from '../run/project';
import { gallery, isUpToDate, type Target, takeStamp, targets } from './targets';

type Options = { dataDir: string; log: (line: string) => void; report?: Report; alsoGallery?: boolean };

const CONCURRENCY = 2;

/** Of a build under way: when the API can be started, and when everything can. */
export type BuildProgress = { api: Promise<void>; all: Promise<void>; names: string[]; expectedSeconds: number };

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

// Reports how far several builds are together; each counts for as much as it takes time.
function createBuildReport(names: string[], report: Report) {
  const seconds = new Map(names.map((name) => [name, getExpectedSeconds(`build ${name}`)]));
  const shares = new Map<string, number>();
  const total = sum([...seconds.values()]);
  let done = 0;
  let says = names.join(', ');
  const update = (name: string, share: number) => {
    shares.set(name, share);
    const built = sum([...seconds].map(([each, time]) => time * (shares.get(each) ?? 0)));
    // Publishing follows.
    report('build', Math.min(built / total, 0.99), says);
  };
  const finish = (name: string, time: number) => {
    done += 1;
    says = `built ${name} (${done} of ${names.length}, ${time.toFixed(1)} s)`;
    update(name, 1);
  };
  return { update, finish, expectedSeconds: total / Math.min(CONCURRENCY, names.length || 1) };
}

/** Builds what changed since the last build, and publishes the remotes' releases into the data directory. */
export function startBuild({ dataDir, log, report = reportLines(log), alsoGallery = false }: Options): BuildProgress {
  const startedAt = Date.now();
  const waiting = [...targets, ...(alsoGallery ? [gallery] : [])].filter((target) => !isUpToDate(target));
  const names = waiting.map(({ name }) => name);
  const { update, finish, expectedSeconds } = createBuildReport(names, report);
  const buildTimed = async (target: Target) => {
    const since = Date.now();
    await build(target, (share) => update(target.name, share));
    finish(target.name, recordDuration(`build ${target.name}`, since));
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
  const all = Promise.all(Array.from({ length: CONCURRENCY }, work)).then(async () => {
    await publishAll(getReleasesFolder(dataDir), log);
    report('build', 1, names.length ? `done in ${formatSeconds((Date.now() - startedAt) / 1000)}` : 'up to date');
  });
  // A caller that waits for the API first handles another failure when it waits for the rest.
  all.catch(() => undefined);
  return { api, all, names, expectedSeconds };
}

export const buildAll = (options: Options) => startBuild(options).all;

/** Builds the API alone, for commands that need no pages. */
export async function buildApi() {
  const target = { name: 'api', isRemote: false };
  if (!isUpToDate(target)) await build(target);
}

async function build(target: Target, onProgress: (share: number) => void = () => undefined) {
  const writeStamp = takeStamp(target);
  const script = inProject(target.isRemote ? 'shared/build/build.ts' : 'tools/build/compile.ts');
  let reason = 'the reason stands above.';
  const onMessage = (message: unknown) => {
    const { share, advice } = message as { share?: number; advice?: string };
    if (share !== undefined) onProgress(share);
    if (advice) reason = advice;
  };
  if (!(await runNode([...buildFlags, script, target.name], { onMessage })))
    throw new Error(`${target.name} could not be built: ${reason}`);
  writeStamp();
}

const getReleasesFolder = (dataDir: string) => process.env.RELEASES_DIR || join(dataDir, 'releases');

async function publishAll(folder: string, log: Options['log']) {
  const registry = createFsRegistry(join(folder, 'remotes.json'));
  const to = { releases: createFsReleases(folder), registry, base: hostBase, origins: [] };
  const shipments = listRemotes().map(async (name) => {
    const from = findBuiltFolder(name);
    const { version } = await readBuiltRelease(from);
    return { name, version, from: async () => from, to };
  });
  await publishShipped(await Promise.all(shipments), registry, log);
}
