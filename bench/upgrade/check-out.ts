import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * Brings a commit of this repository into a folder below `parent`, with the packages that it names; a folder that is there
 * already is taken as it is. Returns its path.
 */
export const checkOut = async (root: string, parent: string, name: string, log: (line: string) => void) => {
  const { stdout } = await execute('git', ['rev-parse', '--verify', `${name}^{commit}`], { cwd: root });
  const commit = stdout.trim();
  const folder = join(parent, commit.slice(0, 12));
  if (existsSync(join(folder, 'node_modules'))) return folder;
  log(`Checking out ${name} into ${folder} and installing its packages`);
  if (!existsSync(folder))
    await execute('git', ['worktree', 'add', '--force', '--detach', folder, commit], { cwd: root });
  await execute('npm', ['install', '--no-save', '--no-audit', '--no-fund'], { cwd: folder, maxBuffer: 2 ** 26 });
  return folder;
};
