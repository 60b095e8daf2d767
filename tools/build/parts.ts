import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { remoteNames } from 'shared/remotes';
import { inProject, root } from '../run/project';

// What is built on its own; the name is the workspace's.
export type Part = { name: string; remote: boolean };

// The API comes first: it fills the database of a first start while the others are built. The console takes longest.
export const parts: Part[] = [
  { name: 'api', remote: false },
  { name: 'remote-console', remote: true },
  ...remoteNames.filter((name) => name !== 'remote-console').map((name) => ({ name, remote: true })),
  { name: 'host', remote: false },
];

const COMMON = [
  'shared/src',
  'shared/build',
  'shared/tsconfig.base.json',
  'webpack.common.ts',
  'package-lock.json',
  'tools/build/compile.ts',
];
const IGNORED = /(^|\/)(dist|node_modules|\.cache)(\/|$)|\.test\.tsx?$/;

const stampOf = ({ name }: Part) => inProject('.cache/built', name);

export const isUnchanged = (part: Part) =>
  existsSync(stampOf(part)) &&
  existsSync(inProject(part.name, 'dist')) &&
  readFileSync(stampOf(part), 'utf8') === fingerprint(part);

// The inputs are read before building, so that a change made meanwhile is built the next time.
export function keepStamp(part: Part): () => void {
  const inputs = fingerprint(part);
  rmSync(stampOf(part), { force: true });
  return () => {
    mkdirSync(dirname(stampOf(part)), { recursive: true });
    writeFileSync(stampOf(part), inputs);
  };
}

function fingerprint({ name }: Part): string {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of [name, ...COMMON].flatMap((path) => filesBelow(inProject(path))))
    hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (IGNORED.test(relative(root, path))) return [];
  try {
    return readdirSync(path)
      .sort()
      .flatMap((name) => filesBelow(join(path, name)));
  } catch {
    return [path];
  }
}
