import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from './root';

/** A repository of the files as they are now, committed or not, where a stranger clones it. */
export const createOrigin = (home: string) => {
  const origin = path.join(home, 'origin');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=portico', '-c', 'user.email=portico@localhost', ...args], { stdio: 'pipe' });
  const place = [`--git-dir=${origin}/.git`, `--work-tree=${root}`];
  git('init', '--quiet', origin);
  git(...place, 'add', '--all');
  git(...place, 'commit', '--quiet', '--no-verify', '--no-gpg-sign', '--message=now');
  return origin;
};
