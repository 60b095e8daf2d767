import { join } from 'node:path';
import { builtFolder } from 'shared/build/deploy';
import { folderRegistry, folderReleases } from 'shared/build/folder';
import { readBuilt } from 'shared/build/publish';
import { ship, tellContract } from 'shared/build/ship';
import { hostBase } from 'shared/build/targets';
import { remoteNames } from 'shared/remotes';
import { isUnchanged, keepStamp, type Part, parts } from '../build/parts';
import { runNode } from '../run/programs';
import { dataDirectory, inProject } from '../run/project';

type Options = { dataDir: string; log: (line: string) => void };

const AT_ONCE = 2;

// Of a build under way: when the API can be started, and when everything can.
export type Built = { api: Promise<void>; all: Promise<void> };

// Builds what changed since the last time, and publishes the remotes' releases into the data directory.
export function startBuild({ dataDir, log }: Options): Built {
  const waiting = parts.filter((part) => !isUnchanged(part));
  const total = waiting.length;
  let done = 0;
  const timed = async (part: Part) => {
    const since = Date.now();
    await build(part);
    done += 1;
    log(`Built ${part.name} (${done} of ${total}, ${((Date.now() - since) / 1000).toFixed(1)} s)`);
  };
  let api = Promise.resolve();
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const building = timed(part);
      // The first that is taken, so it is known before anybody asks.
      if (part.name === 'api') api = building;
      await building;
    }
  };
  const all = Promise.all(Array.from({ length: AT_ONCE }, work)).then(() => publishAll(releasesFolder(dataDir), log));
  // Whoever waits for the API first learns of another failure when it comes to the rest.
  all.catch(() => undefined);
  return { api, all };
}

export const buildAll = (options: Options) => startBuild(options).all;

// The API alone, for what needs no pages.
export async function buildApi() {
  const part = { name: 'api', remote: false };
  if (!isUnchanged(part)) await build(part);
}

async function build(part: Part) {
  const keep = keepStamp(part);
  const script = inProject(part.remote ? 'shared/build/build.ts' : 'tools/build/compile.ts');
  if (!(await runNode(['--import', 'tsx', script, part.name])))
    throw new Error(`${part.name} could not be built; the reason stands above.`);
  keep();
}

const releasesFolder = (dataDir: string) => process.env.RELEASES_DIR || join(dataDir, 'releases');

async function publishAll(folder: string, log: Options['log']) {
  const registry = folderRegistry(join(folder, 'remotes.json'));
  const to = { releases: folderReleases(folder), registry, base: hostBase, origins: [] };
  await tellContract(registry);
  for (const name of remoteNames) {
    const from = builtFolder(name);
    const { version } = await readBuilt(from);
    await ship({ name, version, from: async () => from, to, log });
  }
}

if (process.argv[1]?.endsWith('build.ts')) await buildAll({ dataDir: dataDirectory(), log: console.log });
