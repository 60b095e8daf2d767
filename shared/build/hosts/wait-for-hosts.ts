import { setTimeout as delay } from 'node:timers/promises';
import { findRelease, getDeployment, getMajor, type Registry, viewRegistry } from 'shared/remotes';
import type { DeploymentTarget } from '../release/deployments';
import { listHosts } from './running-hosts';

/** The registry was changed, but a host does not serve the change (exit code 3). */
export class HostsBehindError extends Error {}

const requestTimeoutMs = 2000;
const intervalMs = 200;

type Served = Pick<Registry, 'revision' | 'hostContract' | 'channels' | 'lines'>;

interface Expectation {
  /** The registry after the change. */
  registry: Registry;
  targets: readonly DeploymentTarget[];
}

/** Why a host does not serve a change; null if it does. Hosts tell their stable channel only, with the releases of their major version. */
const findLag = (served: Served, { registry, targets }: Expectation): string | null => {
  if (served.revision < registry.revision) return `serves revision ${served.revision}`;
  // Somebody has changed it once more.
  if (served.revision > registry.revision) return null;
  const expected = viewRegistry(registry, getMajor(served.hostContract));
  const differing = targets.find(({ channel, name }) => {
    const [wanted, running] = [expected, served].map((it) => [
      findRelease(it, channel, name)?.version,
      getDeployment(it, channel, name).disabled,
    ]);
    return channel === 'stable' && String(wanted) !== String(running);
  });
  return differing ? `does not run ${differing.name} as the registry says; its log names the reason` : null;
};

const askHost = async (address: string, expectation: Expectation): Promise<string | null> => {
  try {
    const answer = await fetch(`${address}/remotes.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    if (!answer.ok) return `answers ${answer.status}`;
    return findLag((await answer.json()) as Served, expectation);
  } catch (cause) {
    return `does not answer (${cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : String(cause)})`;
  }
};

interface WaitOptions {
  /** The title of the registry's store. */
  title: string;
  log: (line: string) => void;
  hosts?: readonly string[];
  /** Hosts read a registry every one or two seconds. */
  limitMs?: number;
}

/** Waits until every known host serves a change. Throws `HostsBehindError` with those that do not. */
export const waitForHosts = async (
  expectation: Expectation,
  { title, log, hosts = listHosts(title), limitMs = 10_000 }: WaitOptions,
) => {
  const { revision } = expectation.registry;
  if (hosts.length === 0) return log(`No running host of ${title} is known here (HOSTS names others)`);
  const until = Date.now() + limitMs;
  const wait = async (address: string) => {
    let lag = await askHost(address, expectation);
    while (lag && Date.now() < until) {
      await delay(intervalMs);
      lag = await askHost(address, expectation);
    }
    if (lag) return `${address} ${lag}`;
    log(`${address} serves revision ${revision}`);
    return null;
  };
  const behind = (await Promise.all(hosts.map(wait))).filter((line) => line !== null);
  if (behind.length > 0) throw new HostsBehindError(`revision ${revision} is in ${title}, but ${behind.join('; ')}.`);
};
