import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { inProject, root } from '../run/project';

/** Without the network: a new remote needs no package that is not there. */
const options = ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--loglevel=error'];

/** Writes the remotes' folders into package-lock.json. What is installed stays, and fits it (install-packages.mjs). */
export const updateLock = () => {
  const { status, stderr, error } = spawnSync('npm', options, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`package-lock.json could not be written: ${error?.message ?? stderr.trim()}`);
  const lock = createHash('sha256').update(readFileSync(inProject('package-lock.json')));
  writeFileSync(inProject('node_modules/.portico-lock'), lock.digest('hex'));
};
