import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbedded } from '../../api/src/platform/database/embedded';
import { findFreePort } from '../../api/src/platform/database/ports';
import { startApiProcess } from './api-process';
import { checkOut } from './check-out';
import { describeFailures } from './describe-failures';
import { findRequests, startRequests } from './requests';

interface UpgradeDrillOptions {
  root: string;
  /** Folder of the drill's own data. */
  folder: string;
  from: string;
  perSecond: number;
  log: (line: string) => void;
}

const password = 'Drill-2026-portico';
/** How long both versions serve side by side, and the new one alone (ms). */
const phaseMs = 20_000;

/**
 * Starts the former version on a new database and, under requests, this version beside it, which migrates; then the former one
 * ends. Returns whether every request was answered with success.
 */
export const runUpgradeDrill = async ({
  root,
  folder,
  from,
  perSecond,
  log,
}: UpgradeDrillOptions): Promise<boolean> => {
  const former = await checkOut(root, folder, from, log);
  const dataDir = join(folder, 'data');
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const embedded = await startEmbedded(dataDir);
  const start = async (version: string, name: string) =>
    startApiProcess({
      ...{ folder: version, databaseUrl: embedded.url, dataDir, password },
      ...{ port: await findFreePort(), logFile: join(folder, `${name}.log`) },
    });
  try {
    log(`${from} starts on a new database and fills it`);
    const old = await start(former, 'former');
    await old.ready;
    const requests = await findRequests(old.url, password);
    log(`${requests.length} kinds of requests, ${perSecond} a second to each process`);
    const load = startRequests(requests, perSecond);
    load.add(from, old.url);
    await delay(phaseMs / 2);
    log('This version starts beside it and migrates');
    const next = await start(root, 'next');
    await next.ready;
    load.add('this version', next.url);
    await delay(phaseMs);
    log(`${from} ends`);
    await load.remove(from);
    await old.stop();
    await delay(phaseMs);
    const result = await load.stop();
    await next.stop();
    describeFailures(result, log);
    return result.failures.length === 0 && result.counts.size === 2;
  } finally {
    await embedded.stop();
  }
};
