import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, Release } from 'shared/remotes';
import { isUnchanged, keepStamp, type Part, parts } from './parts';
import { runNode } from './programs';
import { dataDirectory, inProject } from './project';

type Options = { dataDir: string; log: (line: string) => void };

const AT_ONCE = 2;

// Builds what changed since the last time, and publishes the remotes' releases into the data directory.
export async function buildAll({ dataDir, log }: Options) {
  const waiting = parts.filter((part) => !isUnchanged(part));
  const total = waiting.length;
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const since = Date.now();
      await build(part);
      const left = total - waiting.length;
      log(`Built ${part.name} (${left} of ${total}, ${((Date.now() - since) / 1000).toFixed(1)} s)`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  publish(join(dataDir, 'releases'), log);
}

async function build(part: Part) {
  const keep = keepStamp(part);
  const compile = ['--import', 'tsx', inProject('host/commands/compile.ts'), part.name];
  if (!(await runNode(compile))) throw new Error(`${part.name} could not be built; the reason stands above.`);
  keep();
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

// Each release goes into its own folder and stays there for tabs that run it; then the stable channel names them all
// in one step.
function publish(folder: string, log: Options['log']) {
  const file = join(folder, 'remotes.json');
  mkdirSync(folder, { recursive: true });
  const registry = existsSync(file) ? readJson<Registry>(file) : { channels: {} };
  const stable = { ...registry.channels.stable };
  for (const { name } of parts.filter(({ remote }) => remote)) {
    const built = readdirSync(inProject(name, 'dist')).find((entry) => entry.includes('+')) ?? '';
    const release = readJson<Release>(inProject(name, 'dist', built, 'remote.json'));
    if (stable[release.name]?.version === release.version) continue;
    place(inProject(name, 'dist', built), join(folder, name, built));
    stable[release.name] = release;
    log(`Published ${name} ${release.version}`);
  }
  writeFileSync(`${file}.new`, JSON.stringify({ channels: { ...registry.channels, stable } }, null, 2));
  renameSync(`${file}.new`, file);
}

function place(from: string, to: string) {
  if (existsSync(to)) return;
  rmSync(`${to}.half`, { recursive: true, force: true });
  cpSync(from, `${to}.half`, { recursive: true });
  renameSync(`${to}.half`, to);
}

if (process.argv[1]?.endsWith('build.ts')) await buildAll({ dataDir: dataDirectory(), log: console.log });
