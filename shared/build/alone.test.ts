import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { releaseOf } from 'shared/remotes';
import { folderRegistry } from './folder';
import { inRoot } from './project';
import { readRegistry } from './store';
import { temporaryFolder } from './testing';

/** A whole build. */
const patienceMs = 180_000;

/** What npm would install for the two: the same packages, and of ours nothing else. */
const repositoryOf = (remote: string) => {
  const folder = temporaryFolder();
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules);
  const ours = readdirSync(inRoot('.'));
  for (const name of readdirSync(inRoot('node_modules')))
    if (!ours.includes(name)) symlinkSync(inRoot('node_modules', name), path.join(modules, name));
  for (const name of ['shared', remote]) {
    const filter = (file: string) => !/\/(dist|node_modules)(\/|$)/.test(file.slice(inRoot(name).length));
    cpSync(inRoot(name), path.join(folder, name), { recursive: true, filter });
    symlinkSync(path.join('..', name), path.join(modules, name));
  }
  return folder;
};

test(
  'a remote is built and released where there are only its folder and shared',
  async () => {
    const folder = repositoryOf('remote-matching');
    const { PORTICO_ROOT: _, NODE_ENV: __, NODE_OPTIONS: ___, ...env } = process.env;
    const args = ['shared/build/portico.mjs', 'deploy', 'remote-matching', '--to', 'released', '--channel', 'staging'];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env });
    expect(stdout).toContain('staging runs remote-matching');

    const registry = await readRegistry(folderRegistry(path.join(folder, 'released/remotes.json')));
    const release = releaseOf(registry, 'staging', 'remote-matching');
    const released = readdirSync(path.join(folder, 'released/remote-matching', release?.version ?? ''));
    expect(released).toEqual(expect.arrayContaining(['remote.json', 'remoteEntry.js', 'server.cjs']));
  },
  patienceMs,
);
