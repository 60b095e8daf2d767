import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { createTemporaryFolder } from 'shared/build/testing';
import { inProject } from './project';

let project: string;

// A project with the entry of the commands, and one package that nobody has installed.
beforeEach(() => {
  project = createTemporaryFolder();
  mkdirSync(join(project, 'tools/run'), { recursive: true });
  mkdirSync(join(project, 'tools/commands'));
  cpSync(inProject('tools/portico.mjs'), join(project, 'tools/portico.mjs'));
  for (const file of readdirSync(inProject('tools/run')).filter((name) => name.endsWith('.mjs')))
    cpSync(inProject('tools/run', file), join(project, 'tools/run', file));
  writePackages({ tsx: '4.23.15' });
});

const writePackages = (dependencies: Record<string, string>) => {
  const packages = Object.entries(dependencies).map(([name, version]) => [`node_modules/${name}`, { version }]);
  const description = { name: 'project', dependencies };
  const lock = { name: 'project', lockfileVersion: 3, packages: { '': description, ...Object.fromEntries(packages) } };
  writeFileSync(join(project, 'package.json'), JSON.stringify(description));
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify(lock));
};

const start = (env: Record<string, string>) =>
  new Promise<string>((resolve) => {
    const settings = { ...process.env, npm_config_fetch_retries: '0', HTTP_PROXY: '', HTTPS_PROXY: '', ...env };
    execFile(process.execPath, [join(project, 'tools/portico.mjs'), 'strat'], { env: settings }, (_, out, err) =>
      resolve(out + err),
    );
  });

/** Puts a program of this name first in the path. */
const provideProgram = (name: string, script: string) => {
  const folder = createTemporaryFolder();
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, name), 0o755);
  return { PATH: `${folder}${delimiter}${process.env.PATH}` };
};

const getProblem = async (env: Record<string, string>) => {
  const [first, ...rest] = (await start(env)).trim().split('\n');
  expect(first).toBe('Packages: installing 1, the first time in about 1 to 3 minutes');
  expect(rest).toHaveLength(1);
  return rest[0];
};

const nowhere = 'http://127.0.0.1:9';

test('without network the first installation says so in one line', async () => {
  expect(await getProblem({ npm_config_registry: nowhere })).toBe(
    'npm cannot reach its registry: connect this machine to the network, or name your proxy as HTTPS_PROXY=http://host:port, then run the command again.',
  );
});

test('a proxy that does not answer is named, without its password', async () => {
  const proxy = { HTTP_PROXY: 'http://me:secret@127.0.0.1:9' };
  expect(await getProblem({ npm_config_registry: 'http://registry.example', ...proxy })).toBe(
    'npm cannot reach its registry through the proxy of HTTP_PROXY (127.0.0.1:9): correct or unset it, then run the command again.',
  );
});

test('a full disk is named in one line', async () => {
  const npm = provideProgram(
    'npm',
    `echo "npm error code ENOSPC
npm error syscall write
npm error errno -28
npm error nospc ENOSPC: no space left on device, write
npm error nospc There appears to be insufficient space on your system to finish." >&2; exit 228`,
  );
  expect(await getProblem(npm)).toBe(
    `No space is left on the disk of ${project}: free 3 GB, then run the command again.`,
  );
});

test('what npm says is shown where it is not known', async () => {
  const npm = provideProgram('npm', 'echo "npm error something else" >&2; exit 1');
  expect(await start(npm)).toContain(
    'npm error something else\nnpm could not install the packages; its message is above.',
  );
});

test('packages are installed once for each package-lock.json', async () => {
  writePackages({});
  mkdirSync(join(project, 'node_modules'));
  expect(await start({})).toMatch(/^Packages: installing 0.*\nPackages: done in \d+ s\nThere is no command "strat"/);
  expect(await start({})).toMatch(/^There is no command "strat"/);
});
