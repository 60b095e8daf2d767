import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeRelease, serveBundle } from 'shared/build/dev/dev-bundle';
import { listRemotes } from 'shared/build/project';
import { loadConfigs } from 'shared/build/webpack/compile';
import type { Release, RemoteName } from 'shared/remotes';
import { findFreePort } from '../../api/src/platform/database/ports';
import { describeAccounts } from '../run/describe-accounts';
import { hostKey } from '../run/host-key';
import { getRequestedPort } from '../run/ports';
import { inProject } from '../run/project';
import { type Session, watchApi, watchServer } from './watch-server';

async function serveRemote(name: RemoteName): Promise<Release> {
  const [config = {}] = await loadConfigs(name);
  return describeRelease(name, await serveBundle(config, { port: await findFreePort(), checked: inProject(name) }));
}

// A registry apart from the one in the data directory, which names what was built and deployed.
function writeRegistry(folder: string, releases: Release[]) {
  mkdirSync(folder, { recursive: true });
  const stable = Object.fromEntries(releases.map((release) => [release.name, release]));
  writeFileSync(join(folder, 'remotes.json'), JSON.stringify({ channels: { stable } }));
}

/** Runs the API, the host and the remotes from their sources. */
export async function developAll(session: Session) {
  const port = await getRequestedPort();
  const releases = inProject('.cache/dev', String(port));
  const [browser = {}, server = {}, renderer = {}] = await loadConfigs('host');
  const [api, compiler, ...remotes] = await Promise.all([
    watchApi(session),
    findFreePort().then((port) => serveBundle(browser, { port, path: '/assets/' })),
    ...listRemotes().map(serveRemote),
  ]);
  writeRegistry(releases, remotes);
  const env = (inner: number) => ({
    PORT: String(inner),
    HOST: '127.0.0.1',
    API_URL: api.url,
    HOST_KEY: hostKey,
    RELEASES_DIR: releases,
    REGISTRY: join(releases, 'remotes.json'),
    REMOTE_ORIGINS: remotes.map(({ base }) => base.slice(0, -1)).join(' '),
    DEV_COMPILER: compiler,
  });
  const host = process.env.HOST || '0.0.0.0';
  await watchServer({ name: 'host', config: server, parts: { renderer }, port, host, env }, session);
  session.log(`\nReady: http://localhost:${port}`);
  for (const line of describeAccounts(api.demo)) session.log(line);
}
