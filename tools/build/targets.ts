import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { listRemotes } from 'shared/build/project';
import { getExpectedSeconds } from '../run/durations';
import { inProject, root } from '../run/project';

/** A workspace that is built on its own. */
export type Target = {
  name: string;
  isRemote: boolean;
  /** Folders that it is built from, besides its own and those that all have in common. */
  inputs?: string[];
};

const remotes = listRemotes();

const toTarget = (name: string): Target => ({ name, isRemote: remotes.some((remote) => remote === name) });

/** In the order of building: the API fills the database meanwhile, and of the remotes the one that takes longest is begun first. */
export const targets = [
  'api',
  ...remotes.toSorted((one, other) => getExpectedSeconds(`build ${other}`) - getExpectedSeconds(`build ${one}`)),
  'host',
].map(toTarget);

/** The gallery of components, which only its journey needs built. */
export const gallery: Target = { name: 'tools/gallery', isRemote: false, inputs: ['remote-console', 'host/src/shell'] };

const COMMON = [
  'shared/src',
  'shared/build',
  'shared/package.json',
  'shared/tsconfig.base.json',
  'webpack.common.ts',
  'package-lock.json',
  'tools/build/compile.ts',
];
const IGNORED = /(^|\/)(dist|node_modules|\.cache)(\/|$)|\.test\.tsx?$/;
// Only the gallery itself is built from them.
const EXAMPLES = /\/gallery\/|\.gallery\.tsx$/;

const getStampFile = ({ name }: Target) => inProject('.cache/built', name);

/** Whether the target was built from the files as they are now. */
export const isUpToDate = (target: Target) =>
  existsSync(getStampFile(target)) &&
  existsSync(inProject(target.name, 'dist')) &&
  readFileSync(getStampFile(target), 'utf8') === fingerprint(target);

/**
 * To be called before a build; the function it returns, after it. The inputs are read first, so that a change made
 * during the build is built the next time.
 */
export function takeStamp(target: Target): () => void {
  const inputs = fingerprint(target);
  rmSync(getStampFile(target), { force: true });
  return () => {
    mkdirSync(dirname(getStampFile(target)), { recursive: true });
    writeFileSync(getStampFile(target), inputs);
  };
}

function fingerprint({ name, inputs }: Target): string {
  const hash = createHash('sha256').update(process.versions.node);
  const files = [name, ...(inputs ?? []), ...COMMON].flatMap((path) => listFiles(inProject(path)));
  for (const file of inputs ? files : files.filter((path) => !EXAMPLES.test(path)))
    hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (IGNORED.test(relative(root, path))) return [];
  try {
    return readdirSync(path)
      .sort()
      .flatMap((name) => listFiles(join(path, name)));
  } catch {
    return [path];
  }
}
