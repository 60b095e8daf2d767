import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { getSourceMapsKey, getSourceMapsPath, sourceMapsFile } from 'shared/build/release/source-maps';
import { readRegistry } from 'shared/build/storage/store';
import {
  buildTestRelease,
  createDestination,
  createTemporaryFolder,
  publishTestRelease,
  startServer,
  writeTestSourceMaps,
} from 'shared/build/testing';
import { inProject } from '../run/project';

const closing: (() => unknown)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

/** Runs an action as the image `releases` does. */
const run = (action: string, env: NodeJS.ProcessEnv) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const args = ['--import', 'tsx', inProject('deploy/releases/main.ts'), action];
    execFile(process.execPath, args, { cwd: inProject(), env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });

/** The origin of a remote's pod. */
const serve = async (folder: string) => {
  const { origin, close } = await startServer((request, answer) => {
    const file = path.join(folder, path.basename(request.url ?? ''));
    if (!existsSync(file)) return void answer.writeHead(404).end();
    answer.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end(readFileSync(file));
  });
  closing.push(close);
  return origin;
};

test('the pod of a remote gets its former releases, and hands the source maps of its own over to the hosts', async () => {
  const store = createDestination();
  const former = buildTestRelease({ version: '1.0.0+aaaaaaaaaa' });
  await publishTestRelease(former.folder, store, 'staging');
  const { folder, release } = buildTestRelease({ version: '1.0.1+aaaaaaaaaa' });
  writeTestSourceMaps(folder, release);

  // What the first container of the pod does.
  const handedOver = createTemporaryFolder();
  copyFileSync(getSourceMapsPath(folder), path.join(handedOver, sourceMapsFile));
  const served = createTemporaryFolder();
  const pod = {
    RELEASES: store.folder,
    RELEASES_DIR: served,
    SOURCE_MAPS_DIR: handedOver,
    REMOTE: 'remote-home',
  };
  expect(await run('fetch', pod)).toMatchObject({ code: 0 });
  expect(existsSync(path.join(served, 'remote-home/1.0.0+aaaaaaaaaa/remote.json'))).toBe(true);
  expect(existsSync(path.join(served, 'source-maps'))).toBe(false);
  const key = getSourceMapsKey('remote-home', release.version);
  expect(await store.releases.sourceMaps.read(key)).toEqual(readFileSync(getSourceMapsPath(folder)));

  const origin = await serve(folder);
  const job = { RELEASES: store.folder, REGISTRY: '', REMOTE_ORIGINS: origin, SOURCE_MAPS_DIR: '/nowhere' };
  const published = await run('publish', job);
  expect(published.output).toContain('Published remote-home 1.0.1');
  expect(published.output).not.toContain('without source maps');
});

test('a remote that has moved to the next major version of the host does not keep the others from being published', async () => {
  const store = createDestination();
  const moved = await serve(buildTestRelease({ version: '2.0.0+aaaaaaaaaa', contract: '^2.0.0' }).folder);
  const other = await serve(buildTestRelease({ name: 'remote-events', routes: ['/events'] }).folder);
  const job = {
    RELEASES: store.folder,
    REGISTRY: '',
    REMOTE_ORIGINS: `${moved} ${other}`,
    SOURCE_MAPS_DIR: '/nowhere',
  };
  const { code, output } = await run('publish', job);
  expect(output).toContain('remote-home 2.0.0+aaaaaaaaaa was not published: it is for host contract ^2.0.0');
  expect(code).toBe(0);
  const { channels, byContract } = await readRegistry(store.registry);
  expect(Object.keys(channels.stable ?? {})).toEqual(['remote-events']);
  expect(byContract).toBeUndefined();
});

test('a pod without source maps, or with some that cannot be read, starts all the same', async () => {
  const store = createDestination();
  const pod = { RELEASES: store.folder, RELEASES_DIR: createTemporaryFolder(), REMOTE: 'remote-home' };
  expect(await run('fetch', { ...pod, SOURCE_MAPS_DIR: '/nowhere' })).toEqual({ code: 0, output: '' });
  const broken = createTemporaryFolder();
  copyFileSync(inProject('package.json'), path.join(broken, sourceMapsFile));
  const { code, output } = await run('fetch', { ...pod, SOURCE_MAPS_DIR: broken });
  expect(code).toBe(0);
  expect(output).toContain('Source maps of remote-home: ');
});
