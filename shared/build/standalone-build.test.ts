import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { findRelease } from 'shared/remotes';
import { findBrowser } from './gate/find-browser';
import { inRoot } from './project';
import { unpackSourceMaps } from './release/source-maps';
import { createFsRegistry } from './storage/fs-storage';
import { readRegistry } from './storage/store';
import { createTemporaryFolder } from './testing';

/** Includes a whole build. */
const timeoutMs = 180_000;

/** A repository as npm would install it: the remote, shared and their packages, but none of the other workspaces. */
const createRepository = (remote: string) => {
  const folder = createTemporaryFolder();
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules);
  const workspaces = readdirSync(inRoot('.'));
  for (const name of readdirSync(inRoot('node_modules')))
    if (!workspaces.includes(name)) symlinkSync(inRoot('node_modules', name), path.join(modules, name));
  for (const name of ['shared', remote]) {
    const filter = (file: string) => !/\/(dist|node_modules)(\/|$)/.test(file.slice(inRoot(name).length));
    cpSync(inRoot(name), path.join(folder, name), { recursive: true, filter });
    symlinkSync(path.join('..', name), path.join(modules, name));
  }
  return folder;
};

const deploy = (folder: string) => {
  const { PORTICO_ROOT: _, NODE_ENV: __, NODE_OPTIONS: ___, ...env } = process.env;
  const args = ['shared/build/portico.mjs', 'deploy', 'remote-matching', '--to', 'released', '--channel', 'staging'];
  return promisify(execFile)(process.execPath, args, { cwd: folder, env });
};

test(
  'a remote is built and deployed in a repository of only its folder and shared',
  async () => {
    const folder = createRepository('remote-matching');
    const { stdout } = await deploy(folder);
    expect(stdout).toMatch(/Rendered (\d+) of \1 documents with empty answers/);
    if (findBrowser()) expect(stdout).toMatch(/Hydrated \d+ documents/);
    expect(stdout).toContain('staging runs remote-matching');

    const registry = await readRegistry(createFsRegistry(path.join(folder, 'released/remotes.json')));
    const release = findRelease(registry, 'staging', 'remote-matching');
    const released = readdirSync(path.join(folder, 'released/remote-matching', release?.version ?? ''));
    expect(released).toEqual(expect.arrayContaining(['remote.json', 'remoteEntry.js', 'server.cjs']));

    // Source maps of each script lie apart, and name the files of the remote.
    const packed = readFileSync(path.join(folder, `released/source-maps/remote-matching@${release?.version}.gz`));
    const { files } = await unpackSourceMaps(packed);
    const isScript = (file: string) => /\.c?js$/.test(file);
    expect(Object.keys(files).toSorted()).toEqual(released.filter(isScript).toSorted());
    expect(files['server.cjs']).toContain('"remote-matching/src/routes.tsx"');
    expect(files['server.cjs']).not.toContain('"sourcesContent"');
    expect(released.filter((file) => file.includes('.map'))).toEqual([]);
  },
  timeoutMs,
);

test(
  'a remote with a type error is not deployed',
  async () => {
    const folder = createRepository('remote-matching');
    writeFileSync(path.join(folder, 'remote-matching/src/wrong.ts'), 'export const wrong: number = "text";\n');
    await expect(deploy(folder)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/Refused: remote-matching has type errors \(1\):\n.*src\/wrong\.ts.*TS2322/),
    });
    expect(existsSync(path.join(folder, 'released'))).toBe(false);
  },
  timeoutMs,
);
