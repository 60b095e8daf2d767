import { execFileSync, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { listRemotes } from 'shared/build/project';
import { createSite } from './create-site';
import { describeFailures } from './describe-failures';
import { findPages, findRequests, startRequests } from './requests';

interface ContainerDrillOptions {
  root: string;
  /** Where the site is deployed to. */
  folder: string;
  /** Tags of the images. */
  from: string;
  to: string;
  hasPooler: boolean;
  perSecond: number;
  log: (line: string) => void;
}

const url = 'https://localhost';
/** How long a version serves before the next step (ms). */
const phaseMs = 10_000;
/** For the first start, with migrations and seed (ms). */
const startLimitMs = 600_000;
const restarted = ['api-1', 'api-2', 'host-1', 'host-2', ...listRemotes(), 'postgres'];

const hasPlugin = () => {
  try {
    execFileSync('docker', ['compose', 'version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Runs a command in `folder` whose output the reader sees; returns its exit code. */
const run = (folder: string, [command = '', ...args]: string[]) =>
  new Promise<number | null>((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('close', resolve);
  });

const isServed = async (path: string) =>
  (await fetch(url + path, { signal: AbortSignal.timeout(5000) }).catch(() => null))?.ok ?? false;

/** Rejects when the site, its pages and those of a remote are not served in time. */
const waitUntilServed = async () => {
  const startedAt = performance.now();
  for (const path of ['/health/ready', '/api/health/ready', '/magazine', '/matching'])
    while (!(await isServed(path))) {
      if (performance.now() - startedAt > startLimitMs) throw new Error(`${url}${path} is not served.`);
      await delay(500);
    }
};

/**
 * Runs the site of compose.production.yml with the images of `from`, upgrades it to `to` and back by deploy/upgrade.sh under
 * requests, then restarts each process. Returns whether every request was answered with success and everything came up again.
 */
export const runContainerDrill = async (options: ContainerDrillOptions): Promise<boolean> => {
  const { root, folder, from, to, hasPooler, perSecond, log } = options;
  const compose = hasPlugin() ? ['docker', 'compose'] : ['docker-compose'];
  const password = createSite({ root, folder, tag: from, hasPooler });
  // The certificates are those of Caddy's own authority.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  try {
    log(`The site of ${from} starts on a new database and fills it`);
    if ((await run(folder, [...compose, '--profile', 'mail', 'up', '-d', '--no-build'])) !== 0) {
      await run(folder, [...compose, 'logs', '--tail=20']);
      throw new Error('The site does not start: see above.');
    }
    await waitUntilServed();
    const reads = [...(await findRequests(url, password)), ...findPages()];
    log(`${reads.length} kinds of requests, ${perSecond} a second`);
    const load = startRequests(reads, perSecond);
    load.add('the site', url);
    await delay(phaseMs);
    const codes: (number | null)[] = [];
    for (const tag of [to, from]) {
      log(`sh deploy/upgrade.sh ${tag}`);
      codes.push(await run(folder, ['sh', 'deploy/upgrade.sh', tag]));
      await delay(phaseMs);
    }
    const result = await load.stop();
    describeFailures(result, log);
    for (const service of [...restarted, ...(hasPooler ? ['pooler'] : [])]) {
      log(`${service} is restarted`);
      codes.push(await run(folder, [...compose, 'restart', service]));
      await waitUntilServed();
    }
    return result.failures.length === 0 && codes.every((code) => code === 0);
  } finally {
    await run(folder, [...compose, '--profile', 'mail', '--profile', 'backup', 'down', '--volumes', '--timeout', '5']);
  }
};
